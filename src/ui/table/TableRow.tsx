import TableCell from '@mui/material/TableCell';
import { memo } from 'react';
import type { Ref } from 'react';
import { GridFoot, GridRow } from './GridTable';
import type { Column, FooterRow } from './columns';

/** Alignment and card position of a cell, as the attributes that the row's styles select by. */
export function cellAttributes<Row>(columns: readonly Column<Row>[], index: number) {
  const column = columns[index];
  const { line = 1, end, labelled } = column?.cardLayout ?? {};
  return {
    align: column?.align ?? 'left',
    'data-line': line,
    'data-end': end,
    'data-label': labelled ? column?.header : undefined,
  } as const;
}

interface BodyRowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  /** Position among all rows, from 0. */
  index: number;
  rowRef?: Ref<HTMLTableRowElement>;
}

function UnmemoizedRow<Row>({ columns, row, index, rowRef }: BodyRowProps<Row>) {
  return (
    <GridRow
      {...(rowRef ? { ref: rowRef } : {})}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-odd={index % 2 === 1 || undefined}
    >
      {columns.map((column, position) => (
        <TableCell key={column.key} role="cell" {...cellAttributes(columns, position)}>
          {column.cell(row)}
        </TableCell>
      ))}
    </GridRow>
  );
}

/** One row; renders again only when its data or the columns change. */
export const BodyRow = memo(UnmemoizedRow) as typeof UnmemoizedRow;

interface FooterProps<Row> {
  columns: readonly Column<Row>[];
  footer: FooterRow;
  /** `aria-rowindex` of the footer. */
  rowIndex: number;
}

/** The sum row below a table. */
export function TableFooterRow<Row>({ columns, footer, rowIndex }: FooterProps<Row>) {
  const span = footer.labelSpan;
  return (
    <GridFoot role="rowgroup">
      <GridRow role="row" aria-rowindex={rowIndex}>
        <TableCell
          component="th"
          role="rowheader"
          scope="row"
          colSpan={span}
          aria-colspan={span}
          style={{ gridColumn: `span ${span}` }}
        >
          {footer.label}
        </TableCell>
        {columns.slice(span).map((column, position) => (
          <TableCell key={column.key} role="cell" {...cellAttributes(columns, position + span)}>
            {footer.cells[column.key]}
          </TableCell>
        ))}
      </GridRow>
    </GridFoot>
  );
}

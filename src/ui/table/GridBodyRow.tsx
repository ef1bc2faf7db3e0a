import TableCell from '@mui/material/TableCell';
import { memo } from 'react';
import type { Ref } from 'react';
import { cellPlace } from './cellPlace';
import { GridRow } from './parts';
import type { Column } from './tableTypes';

interface GridBodyRowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  /** Place among all rows, from 0. */
  index: number;
  rowRef?: Ref<HTMLTableRowElement>;
}

function PlainBodyRow<Row>({ columns, row, index, rowRef }: GridBodyRowProps<Row>) {
  return (
    <GridRow
      {...(rowRef ? { ref: rowRef } : {})}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-odd={index % 2 === 1 || undefined}
    >
      {columns.map((column, place) => (
        <TableCell key={column.key} role="cell" {...cellPlace(columns, place)}>
          {column.cell(row)}
        </TableCell>
      ))}
    </GridRow>
  );
}

/** One row; it renders again only when its own row or the columns change. */
export const GridBodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

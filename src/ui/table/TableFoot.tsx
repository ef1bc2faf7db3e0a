import TableCell from '@mui/material/TableCell';
import { cellPlace } from './cellPlace';
import { GridFoot, GridRow } from './parts';
import type { Column, FooterRow } from './tableTypes';

interface TableFootProps<Row> {
  columns: readonly Column<Row>[];
  footer: FooterRow;
  /** `aria-rowindex` of the footer. */
  rowIndex: number;
}

/** The closing row of a table. */
export function TableFoot<Row>({ columns, footer, rowIndex }: TableFootProps<Row>) {
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
        {columns.slice(span).map((column, place) => (
          <TableCell key={column.key} role="cell" {...cellPlace(columns, place + span)}>
            {footer.cells[column.key]}
          </TableCell>
        ))}
      </GridRow>
    </GridFoot>
  );
}

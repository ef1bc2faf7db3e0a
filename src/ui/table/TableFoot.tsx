import { cellClass } from './cellClass';
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
    <tfoot role="rowgroup" className="table-foot">
      <tr role="row" className="row" aria-rowindex={rowIndex}>
        <th
          role="rowheader"
          scope="row"
          className="cell cell-left"
          colSpan={span}
          aria-colspan={span}
          style={{ gridColumn: `span ${span}` }}
        >
          {footer.label}
        </th>
        {columns.slice(span).map((column, place) => (
          <td
            key={column.key}
            role="cell"
            className={cellClass(columns, place + span)}
            data-label={column.narrow?.labelled ? column.header : undefined}
          >
            {footer.cells[column.key]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

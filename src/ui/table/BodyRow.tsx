import { memo, type Ref } from 'react';
import { cellClass } from './cellClass';
import type { Column } from './tableTypes';

interface BodyRowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  /** Place among all rows, from 0. */
  index: number;
  rowRef?: Ref<HTMLTableRowElement>;
}

function PlainBodyRow<Row>({ columns, row, index, rowRef }: BodyRowProps<Row>) {
  return (
    <tr
      ref={rowRef}
      role="row"
      className={`row${index % 2 ? ' row-odd' : ''}`}
      aria-rowindex={index + 2}
      data-index={index}
    >
      {columns.map((column, place) => (
        <td
          key={column.key}
          role="cell"
          className={cellClass(columns, place)}
          data-label={column.narrow?.labelled ? column.header : undefined}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** One row; it renders again only when its own row or the columns change. */
export const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

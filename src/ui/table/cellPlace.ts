import type { Column } from './tableTypes';

/** Where the cell of a column stands, wide and narrow: what the rules of its row read. */
export function cellPlace<Row>(columns: readonly Column<Row>[], index: number) {
  const column = columns[index];
  const last = index === columns.length - 1;
  const place = column?.narrow ?? { line: index === 0 || last ? 1 : 2, end: last };
  return {
    align: column?.align ?? 'left',
    'data-line': place.line,
    'data-end': place.end || undefined,
    'data-label': place.labelled ? column?.header : undefined,
  } as const;
}

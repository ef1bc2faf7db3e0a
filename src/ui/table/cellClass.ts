import type { Column } from './tableTypes';

/** The class names that place the cell of a column, wide and narrow. */
export function cellClass<Row>(columns: readonly Column<Row>[], index: number): string {
  const column = columns[index];
  if (!column) return 'cell';
  const last = index === columns.length - 1;
  const place = column.narrow ?? { line: index === 0 || last ? 1 : 2, end: last };
  const names = ['cell', `cell-${column.align ?? 'left'}`, `cell-line${place.line}`];
  if (place.end) names.push('cell-end');
  if (place.labelled) names.push('cell-labelled');
  return names.join(' ');
}

/**
 * The React key of each row. Rows may share what `keyOf` makes of them, as those of a joined select
 * share an id: from the last row upwards each further one gets a number, so that a row keeps its key
 * while others are put before it.
 */
export function rowKeys<Row>(rows: readonly Row[], keyOf: (row: Row) => string | number): string[] {
  const counts = new Map<string, number>();
  return rows
    .map((row) => String(keyOf(row)))
    .reverse()
    .map((key) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count === 1 ? key : `${key}/${count}`;
    })
    .reverse();
}

import type { ReactNode } from 'react';

/** The layout of a cell in the card that a row becomes in a narrow window. */
interface CardLayout {
  line?: 1 | 2;
  /** At the right end of the line. */
  end?: boolean;
  /** The header is repeated before the value. */
  labelled?: boolean;
}

/** One column of a table of `Row`. */
export interface Column<Row> {
  key: string;
  header: string;
  align?: 'left' | 'right';
  /** A CSS grid track; by default an equal share. */
  width?: string;
  /** By default line 1, not at its end. */
  cardLayout?: CardLayout;
  cell: (row: Row) => ReactNode;
}

/** A closing row: a label over the first columns, then cells by column key. */
export interface FooterRow {
  label: string;
  /** Number of columns that the label spans. */
  labelSpan: number;
  cells: Readonly<Record<string, ReactNode>>;
}

/** What the body of a table shows. */
export interface TableRowsProps<Row> {
  /** Keep the array stable between renders: rows compare it. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Keep it stable between renders. Rows may share a key. */
  rowKey: (row: Row) => string | number;
}

/**
 * A unique React key for each row. Rows may share an id (a joined SELECT). Duplicates are numbered
 * from the last row upwards, so a row keeps its key when newer rows are put before it.
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

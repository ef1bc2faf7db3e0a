import type { ReactNode } from 'react';

/** Where a cell stands when the window is narrow and a row becomes a card. */
export interface NarrowPlace {
  line: 1 | 2 | 3;
  /** True: at the right end of the line. */
  end?: boolean;
  /** True: the header's words stand before the value. */
  labelled?: boolean;
}

/** One column of a table of `Row`. */
export interface Column<Row> {
  key: string;
  header: string;
  align?: 'left' | 'right';
  /** A CSS grid track; by default an equal share. */
  width?: string;
  /** By default the first column and the last stand on line 1, the others on line 2. */
  narrow?: NarrowPlace;
  cell: (row: Row) => ReactNode;
}

/** A closing row: a label over the first columns, then cells by column key. */
export interface FooterRow {
  label: string;
  /** Number of columns that the label spans. */
  labelSpan: number;
  cells: Readonly<Record<string, ReactNode>>;
}

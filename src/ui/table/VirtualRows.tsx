import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { BodyRow } from './TableRow';
import { GridBody } from './GridTable';
import { rowKeys } from './columns';
import type { TableRowsProps } from './columns';

/** First guess of a row's height in pixels; the real one is measured. */
const guessedHeight = 49;
/** Rows kept ready above and below the window. */
const overscan = 8;

/** The rows of a long table: only those near the window are in the document. */
export default function VirtualRows<Row>({ columns, rows, rowKey }: TableRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setScrollMargin(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const keys = useMemo(() => rowKeys(rows, rowKey), [rows, rowKey]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => guessedHeight,
    overscan,
    // On a hidden page rows have no height, and every row would be rendered.
    measureElement: (...measured) => measureElement(...measured) || guessedHeight,
    scrollMargin,
    getItemKey: (index) => keys[index] ?? index,
    // Rows come at the top. Below it the row that is being read stays; at the top the page does.
    anchorTo: window.scrollY > scrollMargin ? 'end' : 'start',
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() + scrollMargin - (items.at(-1)?.end ?? scrollMargin);
  return (
    <GridBody
      ref={body}
      role="rowgroup"
      style={{ paddingTop: before, paddingBottom: Math.max(0, after) }}
    >
      {items.map(({ index, key }) => {
        const row = rows[index];
        return row === undefined ? null : (
          <BodyRow
            key={String(key)}
            rowRef={virtualizer.measureElement}
            columns={columns}
            row={row}
            index={index}
          />
        );
      })}
    </GridBody>
  );
}

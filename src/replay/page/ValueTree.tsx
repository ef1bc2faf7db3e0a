import { useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { parentRow, treeRows } from './treeRows';
import type { TreeRow } from './treeRows';

interface ValueTreeProps {
  label: string;
  value: unknown;
  /** So many levels are open at first. */
  openLevels: number;
}

/** Any value as a tree of text, for the pointer and for the keys of the tree pattern. */
export function ValueTree({ label, value, openLevels }: ValueTreeProps) {
  const id = useId();
  const tree = useRef<HTMLDivElement>(null);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set<string>());
  const [active, setActive] = useState('');
  const rows = useMemo(() => treeRows(value, openLevels, toggled), [value, openLevels, toggled]);
  // Another step may not have the row.
  const at = Math.max(
    0,
    rows.findIndex(({ path }) => path === active),
  );

  function toggle({ path, isOpen }: TreeRow) {
    setActive(path);
    if (isOpen === null) return;
    const next = new Set(toggled);
    if (!next.delete(path)) next.add(path);
    setToggled(next);
  }

  function moveTo(index: number) {
    setActive(rows[index]?.path ?? '');
    tree.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent) {
    const row = rows[at];
    const act = row && actionOf(event.key, rows, at);
    if (act === undefined) return;
    event.preventDefault();
    if (act === 'toggle') toggle(row as TreeRow);
    else moveTo(act);
  }

  return (
    <div
      ref={tree}
      className="tree"
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={`${id}-${at}`}
      onKeyDown={press}
    >
      {rows.map((row, index) => (
        <div
          key={row.path}
          id={`${id}-${index}`}
          role="treeitem"
          aria-level={row.level}
          aria-selected={index === at}
          {...(row.isOpen !== null && { 'aria-expanded': row.isOpen })}
          className="tree-row"
          style={{ paddingLeft: `${(row.level - 1) * 14}px` }}
          onClick={() => toggle(row)}
        >
          <i className="tree-arrow" aria-hidden="true" />
          <span className="tree-name">{row.name}</span>{' '}
          <span className={`tree-value tree-${row.kind}`}>{row.brief}</span>
        </div>
      ))}
    </div>
  );
}

/** The row that a key leads to, or that it opens or closes the present one; undefined for others. */
function actionOf(
  key: string,
  rows: readonly TreeRow[],
  at: number,
): number | 'toggle' | undefined {
  const isOpen = rows[at]?.isOpen ?? null;
  switch (key) {
    case 'ArrowDown':
      return Math.min(rows.length - 1, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      if (isOpen === null) return at;
      return isOpen ? at + 1 : 'toggle';
    case 'ArrowLeft':
      return isOpen === true ? 'toggle' : parentRow(rows, at);
    case 'Home':
      return 0;
    case 'End':
      return rows.length - 1;
    case 'Enter':
    case ' ':
      return 'toggle';
    default:
      return undefined;
  }
}

import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { createContext, use, useMemo, useState } from 'react';
import type { StatePath } from '../engine/statePath';
import { monospace } from './controls';
import { AskWhoContext } from './usePathHistory';
import { valueItems } from './valueItems';
import type { ValueItem } from './valueItems';

interface ValueTreeProps {
  label: string;
  value: unknown;
  /** So many levels are open at first. */
  openLevels: number;
  /** It is a state of the recording: each row can be asked which steps changed it. */
  isState?: boolean;
}

/** Asks who changed a row; null if the value is no state. */
const AskRowContext = createContext<((path: StatePath) => void) | null>(null);

/** Any value as a tree of text, for the pointer and for the keys of the tree pattern. */
export function ValueTree({ label, value, openLevels, isState = false }: ValueTreeProps) {
  const ask = use(AskWhoContext);
  // By id, so that what is open stays open at another step.
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set<string>());
  const { items, open } = useMemo(
    () => valueItems(value, openLevels, toggled),
    [value, openLevels, toggled],
  );

  function toggle(id: string) {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  }

  return (
    <AskRowContext value={ask && isState ? (path) => ask(path, value) : null}>
      <RichTreeView
        aria-label={label}
        items={items}
        getItemLabel={nameOf}
        getItemChildren={childrenOf}
        expandedItems={open}
        onItemExpansionToggle={(_, id) => toggle(id)}
        disableSelection
        // One list of rows, so that the depth of a value is no depth of the document.
        domStructure="flat"
        itemChildrenIndentation={14}
        slots={{ item: ValueRow }}
      />
    </AskRowContext>
  );
}

const nameOf = ({ name }: ValueItem) => name;
const childrenOf = ({ children }: ValueItem) => [...children];

/** Keys that belong to the tree; the page's own keys must not move the replay by them. */
const treeKeys = /^(Arrow.+|Home|End|Enter| )$/;

function ValueRow(props: TreeItemProps) {
  const { itemId } = props;
  const item = useTreeItemModel<ValueItem>(itemId);
  const { publicAPI, status } = useTreeItemUtils({ itemId });
  const ask = use(AskRowContext);
  if (item === null) return null;
  const { path } = item;
  const askWho = ask && path ? () => ask(path) : null;
  return (
    <Row
      {...props}
      aria-level={item.level}
      label={
        <>
          <Name>{item.name}</Name> <Value data-kind={item.kind}>{item.brief}</Value>
          {askWho && (
            // For the pointer; the key W is for the keyboard and for screen readers.
            <Who
              component="button"
              type="button"
              aria-hidden
              tabIndex={-1}
              title="Who changed this? (W)"
              // The focus stays with the row or with the page.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                event.stopPropagation();
                askWho();
              }}
            >
              who?
            </Who>
          )}
        </>
      }
      {...(askWho && { 'aria-keyshortcuts': 'W' })}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        if (treeKeys.test(event.key)) event.preventDefault();
        if (event.key === ' ' && status.expandable) {
          publicAPI.setItemExpansion({ event, itemId });
        }
        if (event.key.toLowerCase() === 'w') askWho?.();
        // Letters and digits are keys of the page, no search for a row.
        event.defaultMuiPrevented = event.key.length === 1;
      }}
    />
  );
}

const Row = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    position: 'relative',
    alignItems: 'baseline',
    gap: 4,
    paddingBlock: 0,
    borderRadius: 4,
  },
  [`& .${treeItemClasses.iconContainer}`]: { alignSelf: 'center' },
  [`& .${treeItemClasses.label}`]: {
    overflow: 'visible',
    overflowWrap: 'anywhere',
    fontFamily: monospace,
    fontSize: '0.78rem',
    lineHeight: 1.6,
  },
  [`&:focus-visible > .${treeItemClasses.content}`]: {
    outline: `2px solid ${theme.palette.primary.dark}`,
    outlineOffset: -2,
  },
}));

/** At the end of the row under the pointer, and of the one that has the focus. */
const Who = styled(Link)(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 0,
  padding: '0 6px',
  background: theme.palette.background.paper,
  opacity: 0,
  ...theme.typography.caption,
  lineHeight: 'inherit',
  [`.${treeItemClasses.content}:hover &, .${treeItemClasses.root}:focus > .${treeItemClasses.content} &`]:
    { opacity: 1 },
})) as typeof Link;

const Name = styled('span')(({ theme }) => ({
  color: theme.palette.text.primary,
  fontWeight: theme.typography.fontWeightBold,
}));

const Value = styled('span')(({ theme }) => ({
  color: theme.palette.text.secondary,
  '&[data-kind="text"]': { color: theme.palette.success.main },
  '&[data-kind="number"]': { color: theme.palette.info.main },
  '&[data-kind="boolean"]': { color: theme.palette.warning.main },
}));

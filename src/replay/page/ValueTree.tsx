import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { useMemo, useState } from 'react';
import { monospace } from './controls';
import { valueItems } from './valueItems';
import type { ValueItem } from './valueItems';

interface ValueTreeProps {
  label: string;
  value: unknown;
  /** So many levels are open at first. */
  openLevels: number;
}

/** Any value as a tree of text, for the pointer and for the keys of the tree pattern. */
export function ValueTree({ label, value, openLevels }: ValueTreeProps) {
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
  if (item === null) return null;
  return (
    <Row
      {...props}
      aria-level={item.level}
      label={
        <>
          <Name>{item.name}</Name> <Value data-kind={item.kind}>{item.brief}</Value>
        </>
      }
      onKeyDown={(event) => {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        if (treeKeys.test(event.key)) event.preventDefault();
        if (event.key === ' ' && status.expandable) {
          publicAPI.setItemExpansion({ event, itemId });
        }
        // Letters and digits are keys of the page, no search for a row.
        event.defaultMuiPrevented = event.key.length === 1;
      }}
    />
  );
}

const Row = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
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

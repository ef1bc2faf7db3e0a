import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { useMemo } from 'react';
import { stateChanges } from '../engine/stateChanges';
import { monospace } from './controls';
import { useReplay } from './useReplay';
import { fontSizes } from '../../ui/theme/fontSizes';

/** Of a long list the first say enough; Redux DevTools shows all. */
const mostShown = 200;
/** In characters. */
const longestText = 600;

/** What a step changed in the state, its action, and the state after it. Closed parts cost nothing. */
export function Developer({ step }: { step: number }) {
  const { timeline, trace } = useReplay();
  const [before, state] = [timeline.stateAt(Math.max(0, step - 1)), timeline.stateAt(step)];
  const changes = useMemo(() => stateChanges(before, state), [before, state]);
  return (
    <SimpleTreeView
      aria-label={`Step ${step}`}
      defaultExpandedItems={['Difference', 'Action', 'Action.payload']}
      disableSelection
    >
      <Row itemId="Difference" label={<b>Difference ({changes.length})</b>}>
        {changes.slice(0, mostShown).map((change) => {
          const path = change.path.join('.');
          return (
            <Row
              key={path}
              itemId={`Difference ${path}`}
              label={
                <>
                  <b>{path}</b> {change.type !== 'CREATE' && <del>{textOf(change.oldValue)}</del>}{' '}
                  {change.type !== 'REMOVE' && <ins>{textOf(change.value)}</ins>}
                </>
              }
            />
          );
        })}
        {changes.length > mostShown && (
          <More path="Difference" count={changes.length - mostShown} />
        )}
      </Row>
      <Value path="Action" name="Action" value={trace.actions[step]} />
      <Value path="State" name="State" value={state} />
    </SimpleTreeView>
  );
}

interface ValueProps {
  /** Unique in the tree; the same at every step, so that what is open stays open. */
  path: string;
  name: string;
  value: unknown;
}

function Value({ path, name, value }: ValueProps) {
  const members = isNested(value) ? Object.keys(value) : [];
  const brief = Array.isArray(value) ? `[${members.length}]` : `{${members.length}}`;
  return (
    <Row
      itemId={path}
      label={
        <>
          <b>{name}</b> <span>{isNested(value) ? brief : textOf(value)}</span>
        </>
      }
    >
      {members.length > 0 && <Members path={path} of={value as object} names={members} />}
    </Row>
  );
}

interface MembersProps {
  path: string;
  of: object;
  names: readonly string[];
}

function Members({ path, of, names }: MembersProps) {
  return (
    <>
      {names.slice(0, mostShown).map((name) => (
        <Value
          key={name}
          path={`${path}.${name}`}
          name={name}
          value={(of as Record<string, unknown>)[name]}
        />
      ))}
      {names.length > mostShown && <More path={path} count={names.length - mostShown} />}
    </>
  );
}

const More = ({ path, count }: { path: string; count: number }) => (
  <Row itemId={`${path} …`} label={`… and ${count} more`} />
);

function isNested(value: unknown): value is object {
  return Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
}

/** A value as JSON; what JSON cannot write reads as in the console. */
function textOf(value: unknown): string {
  const isPlain = typeof value === 'string' || isNested(value);
  const text = isPlain ? JSON.stringify(value) : String(value);
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

const Row = styled(TreeItem)(({ theme: { palette } }) => ({
  [`& .${treeItemClasses.content}`]: { alignItems: 'start', gap: 4, paddingBlock: 0 },
  [`& .${treeItemClasses.label}`]: {
    overflowWrap: 'anywhere',
    fontFamily: monospace,
    fontSize: fontSizes.hint,
    lineHeight: 1.6,
    '& span': { color: palette.text.secondary },
    '& del': { color: palette.error.main },
    '& ins': { color: palette.success.main, textDecoration: 'none' },
  },
}));

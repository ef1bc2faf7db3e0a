import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, useEffect, useEffectEvent } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Group, Panel, Separator, useGroupRef } from 'react-resizable-panels';
import type { Layout } from 'react-resizable-panels';
import { createKeyValueStore } from '../../lib/keyValueStore';
import { readPaneSizes, writePaneSizes } from './paneSizes';
import type { ListName } from './RecordingLists';

const store = createKeyValueStore(() => window.localStorage);

interface PanesProps {
  lists: ReactNode;
  screen: ReactNode;
  /** Null while it is hidden. */
  step: ReactNode;
  shownList: ListName;
}

/**
 * The panes side by side, with separators that a pointer or the arrow keys move and a double click resets. The
 * browser keeps the widths; those beside a table, and those without the details, by themselves. On a narrow
 * screen the panes are stacked.
 */
export function Panes({ lists, screen, step, shownList }: PanesProps) {
  const group = useGroupRef();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const isWide = step === null;
  // A table needs more room than a list.
  const isTable = shownList === 'Bets' || shownList === 'Server';
  const widths = { lists: isTable ? 36 : 20, step: isWide ? 0 : 22 };
  const panes = [
    { id: 'lists', width: widths.lists, least: isTable ? 340 : 304, content: lists },
    { id: 'screen', width: 100 - widths.lists - widths.step, least: 200, content: screen },
    ...(isWide ? [] : [{ id: 'step', width: widths.step, least: 270, content: step }]),
  ];
  const ids = panes.map(({ id }) => id);
  const arrangement = `${isTable ? 'table' : 'list'}${isWide ? ' wide' : ''}`;
  const sizes =
    readPaneSizes(store, arrangement, ids) ??
    Object.fromEntries(panes.map(({ id, width }) => [id, width]));
  const save = (layout: Layout) => writePaneSizes(store, arrangement, layout);

  const arrange = useEffectEvent(() => group.current?.setLayout(sizes));
  useEffect(() => {
    // The library takes note of a pane that came or went in a render of its own.
    const frame = requestAnimationFrame(() => void arrange());
    return () => cancelAnimationFrame(frame);
  }, [arrangement]);

  return (
    <Columns
      id="panes"
      groupRef={group}
      defaultLayout={sizes}
      disabled={isNarrow}
      resizeTargetMinimumSize={{ coarse: 20, fine: handleWidth }}
      onLayoutChanged={(layout, { isUserInteraction }) => {
        if (isUserInteraction) save(layout);
      }}
      data-list={shownList}
      data-wide={isWide}
    >
      {panes.map(({ id, width, least, content }) => (
        <Fragment key={id}>
          {id !== 'lists' && (
            <Handle
              id={`before-${id}`}
              aria-label={id === 'step' ? 'Width of the player’s screen' : 'Width of the lists'}
              // The library has reset the width before, and calls that no interaction.
              onDoubleClick={() => group.current && save(group.current.getLayout())}
            />
          )}
          <Panel
            id={id}
            minSize={least}
            // A double click resets the first pane beside it that has a default.
            {...(id !== 'screen' && { defaultSize: `${width}%` })}
            style={filled}
          >
            {content}
          </Panel>
        </Fragment>
      ))}
    </Columns>
  );
}

/** In pixels. */
const handleWidth = 7;

const filled: CSSProperties = {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  overflow: 'hidden',
};

const Handle = styled(Separator)(({ theme }) => ({
  width: handleWidth,
  background: theme.palette.divider,
  '&:is([data-separator="hover"], [data-separator="active"], :focus-visible)': {
    background: theme.palette.primary.dark,
  },
  '&:focus-visible': { outlineOffset: '-1px !important' },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** The library lays out a row by styles of its elements; they give way where the panes are stacked. */
const Columns = styled(Group)(({ theme }) => ({
  '--list-height': '190px',
  '&:is([data-list="Bets"], [data-list="Findings"], [data-list="Server"])': {
    '--list-height': '320px',
  },
  // Too narrow for three columns: the screen on top, as large as possible.
  [theme.breakpoints.down('md')]: {
    display: 'grid !important',
    gap: 1,
    background: theme.palette.divider,
    '& > #lists': { gridArea: 'lists' },
    '& > #screen': { gridArea: 'screen' },
    '& > #step': { gridArea: 'step' },
    gridTemplate:
      '"screen screen" minmax(0, 1.1fr) "lists step" minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr)',
    '&[data-wide="true"]': {
      gridTemplate: '"screen" minmax(0, 1fr) "lists" clamp(135px, 40%, 190px) / minmax(0, 1fr)',
    },
  },
  // A phone: one below the other, the step further down the page.
  [theme.breakpoints.down('sm')]: {
    overflowY: 'auto !important',
    '&, &[data-wide="true"]': {
      gridTemplate: '"screen" max-content "lists" var(--list-height) "step" 100% / minmax(0, 1fr)',
    },
  },
}));

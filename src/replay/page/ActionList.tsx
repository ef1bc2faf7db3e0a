import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { Step } from '../engine/steps';
import { lastAtOrBefore } from '../engine/timeAxis';
import { ActionFilters } from './ActionFilters';
import type { ActionFiltersProps } from './ActionFilters';
import { offsetText } from './timeText';
import { usePlayback, useReplay } from './useReplay';
import { KindDot } from './stepKindStyle';

/** In pixels. */
const rowHeight = 40;

/** Every action that the filter lets through; only the rows in view are in the document. */
export function ActionList(props: ActionFiltersProps) {
  const { listed } = props;
  const { playback, steps } = useReplay();
  const scroller = useRef<HTMLDivElement>(null);
  const step = usePlayback((state) => state.step);
  const indexes = useMemo(() => listed.map(({ index }) => index), [listed]);
  // A step that the filter hides is marked by the row before it.
  const current = lastAtOrBefore(indexes, step);
  const virtualizer = useVirtualizer({
    count: listed.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // The rows before and after the current one stay in view.
    scrollPaddingStart: rowHeight,
    scrollPaddingEnd: rowHeight,
    // The effect below scrolls; React refuses to render within it.
    useFlushSync: false,
  });
  useEffect(() => {
    if (current >= 0) virtualizer.scrollToIndex(current);
  }, [virtualizer, current]);

  const markOf = (row: number) => {
    if (row !== indexes[current]) return 'none';
    return row === step ? 'here' : 'before';
  };
  return (
    <Paper
      component="section"
      square
      elevation={0}
      aria-label="Actions"
      sx={{ gridArea: 'actions', display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <ActionFilters {...props} />
      <Divider />
      <Box
        ref={scroller}
        role="listbox"
        aria-label="Recorded actions"
        tabIndex={0}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', outlineOffset: '-3px !important' }}
        {...(current >= 0 && { 'aria-activedescendant': `step-${indexes[current]}` })}
      >
        <div
          role="presentation"
          style={{ height: virtualizer.getTotalSize(), position: 'relative' }}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = listed[index];
            return row === undefined ? null : (
              <ActionRow
                key={row.index}
                step={row}
                sinceStart={row.at - (steps[0]?.at ?? 0)}
                top={start}
                mark={markOf(row.index)}
                position={index + 1}
                count={listed.length}
                onChoose={playback.goToStep}
              />
            );
          })}
        </div>
      </Box>
    </Paper>
  );
}

interface ActionRowProps {
  step: Step;
  /** Milliseconds since the recording began. */
  sinceStart: number;
  /** Pixels from the top of the list. */
  top: number;
  /** `here` is the step that is shown, `before` the nearest one before it. */
  mark: 'here' | 'before' | 'none';
  position: number;
  count: number;
  onChoose(step: number): void;
}

/** One action: kind, what happened and when; number, and with what. */
const ActionRow = memo(function ActionRow(props: ActionRowProps) {
  const { step, sinceStart, top, mark, position, count, onChoose } = props;
  return (
    <Row
      id={`step-${step.index}`}
      role="option"
      aria-selected={mark === 'here'}
      aria-posinset={position}
      aria-setsize={count}
      data-mark={mark}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onChoose(step.index)}
    >
      <KindDot kind={step.kind} title={step.kind} />
      <Typography
        component="span"
        variant="caption"
        noWrap
        {...(step.isError && { color: 'error', sx: { fontWeight: 'bold' } })}
      >
        {step.label}
      </Typography>
      <small>{offsetText(sinceStart)}</small>
      <small>{step.index}</small>
      <Typography component="small" noWrap sx={{ gridColumn: '2 / -1' }}>
        {step.summary}
      </Typography>
    </Row>
  );
});

const Row = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: 7,
  width: '100%',
  height: rowHeight,
  padding: '0 10px 0 7px',
  borderLeft: '3px solid transparent',
  borderBottom: `1px solid ${theme.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&& > *': { lineHeight: 1.35 },
  '&& small': { color: theme.palette.text.secondary, fontSize: '0.75rem' },
  '&:hover': { background: theme.palette.action.hover },
  '&[data-mark="here"]': {
    borderLeftColor: theme.palette.primary.main,
    background: theme.palette.action.selected,
  },
  '&[data-mark="before"]': { borderBottomColor: theme.palette.primary.main },
}));

import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Step } from '../engine/steps';
import { lastAtOrBefore } from '../engine/timeAxis';
import { KindDot } from './stepKindStyle';
import { MarksContext, markNames } from './useMarks';
import { usePlayback, useReplay } from './useReplay';
import { useTimeText } from './useTimeText';

/** In pixels; the open row may be higher. */
const rowHeight = 40;

interface StepRowsProps {
  label: string;
  listed: readonly Step[];
  /** What a row says below its name; the open one has room for all of it. */
  detailOf(step: Step, isOpen: boolean): ReactNode;
}

/**
 * Steps in a list; only the rows in view are in the document. The row of the step that is shown is open: its
 * texts are not cut. While the replay plays, rows keep their height.
 */
export function StepRows({ label, listed, detailOf }: StepRowsProps) {
  const { playback } = useReplay();
  const time = useTimeText();
  const { marked } = use(MarksContext);
  const scroller = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const step = usePlayback((state) => state.step);
  const isPlaying = usePlayback((state) => state.isPlaying);
  const indexes = useMemo(() => listed.map(({ index }) => index), [listed]);
  // A step that is not listed is marked by the row before it.
  const current = lastAtOrBefore(indexes, step);
  const virtualizer = useVirtualizer({
    count: listed.length,
    getScrollElement: () => scroller.current,
    getItemKey: (row) => indexes[row] ?? row,
    estimateSize: () => rowHeight,
    observeElementRect: (instance, onRect) =>
      observeElementRect(instance, (rect) => {
        onRect(rect);
        setHeight(rect.height);
      }),
    // On a hidden page rows have no height, and every row would be rendered.
    measureElement: (...measured) => measureElement(...measured) || rowHeight,
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

  const stayInView = useEffectEvent((heightBefore: number) => {
    const row = virtualizer.measurementsCache[current];
    const top = virtualizer.scrollOffset ?? 0;
    // Whoever has scrolled away from it reads other rows.
    const wasInView = row && row.start < top + heightBefore && row.end > top;
    if (wasInView || heightBefore === 0) virtualizer.scrollToIndex(Math.max(0, current));
  });
  const heightBefore = useRef(0);
  useEffect(() => {
    stayInView(heightBefore.current);
    heightBefore.current = height;
  }, [height]);

  const rows = virtualizer.getVirtualItems();
  const active = rows.some(({ index }) => index === current) ? indexes[current] : undefined;
  return (
    <Box
      ref={scroller}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      sx={{ flex: 1, minHeight: 0, overflowY: 'auto', outlineOffset: '-3px !important' }}
      {...(active !== undefined && { 'aria-activedescendant': `step-${active}` })}
    >
      <div role="presentation" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {rows.map(({ index: row, start }) => {
          const shown = listed[row];
          if (shown === undefined) return null;
          const { index, kind, label: name, isError, at } = shown;
          const isOpen = index === step && !isPlaying;
          return (
            <Row
              key={index}
              ref={virtualizer.measureElement}
              data-index={row}
              id={`step-${index}`}
              role="option"
              aria-selected={index === step}
              aria-posinset={row + 1}
              aria-setsize={listed.length}
              data-current={row === current}
              data-open={isOpen}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => playback.goToStep(index)}
            >
              <KindDot kind={kind} title={kind} />
              <span data-error={isError}>{name}</span>
              <small title={`${time.date(at)} · ${time.offset(at)}`}>{time.clock(at)}</small>
              <small>
                <b>{markNames.filter((mark) => marked[mark] === index)}</b> {index}
              </small>
              <small>{detailOf(shown, isOpen)}</small>
            </Row>
          );
        })}
      </div>
    </Box>
  );
}

/** Kind, what happened and when; number, and with what. */
const Row = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr) auto',
  placeContent: 'center stretch',
  alignItems: 'baseline',
  columnGap: 7,
  width: '100%',
  minHeight: rowHeight,
  padding: '0 10px 0 7px',
  borderLeft: '3px solid transparent',
  borderBottom: `1px solid ${theme.palette.divider}`,
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.35,
  cursor: 'pointer',
  '& small': { color: theme.palette.text.secondary, fontSize: '0.75rem' },
  '& > :last-child': { gridColumn: '2 / -1' },
  '&:not([data-open="true"])': {
    '& > span, & > :last-child': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  '&[data-open="true"]': { paddingBlock: 3, overflowWrap: 'anywhere' },
  '& [data-error="true"]': { color: theme.palette.error.main, fontWeight: 'bold' },
  '&:hover': { background: theme.palette.action.hover },
  '&[data-current="true"]': { borderBottomColor: theme.palette.primary.main },
  '&[aria-selected="true"]': {
    borderLeftColor: theme.palette.primary.main,
    borderBottomColor: theme.palette.divider,
    background: theme.palette.action.selected,
  },
}));

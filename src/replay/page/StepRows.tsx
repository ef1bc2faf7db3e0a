import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import type { Step } from '../engine/steps';
import { lastAtOrBefore } from '../engine/playback';
import { clockText, dateText } from '../engine/timeText';
import { List, ListRow } from './controls';
import { usePlayback, useReplay } from './useReplay';
import { useTexts } from './useTexts';
import { fontSizes } from '../../ui/theme/fontSizes';

/** In pixels. */
const rowHeight = 40;

/** Steps in a list that follows the replay; only the rows in view are in the document. */
export function StepRows({ listed }: { listed: readonly Step[] }) {
  const { playback } = useReplay();
  const texts = useTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const step = usePlayback((state) => state.step);
  const indexes = useMemo(() => listed.map(({ index }) => index), [listed]);
  // A step that is not listed is marked by the row before it.
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

  const rows = virtualizer.getVirtualItems();
  const active = rows.some(({ index }) => index === current) ? indexes[current] : undefined;
  return (
    <List
      ref={scroller}
      role="listbox"
      aria-label={texts.steps}
      tabIndex={0}
      {...(active !== undefined && { 'aria-activedescendant': `step-${active}` })}
    >
      <div role="presentation" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {rows.map(({ index: row, start }) => {
          const shown = listed[row];
          if (shown === undefined) return null;
          const { index, label, isError, at, summary } = shown;
          return (
            <Row
              key={index}
              id={`step-${index}`}
              role="option"
              aria-selected={index === step}
              aria-posinset={row + 1}
              aria-setsize={listed.length}
              data-current={row === current}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => playback.goToStep(index)}
            >
              <small>{index}</small>
              <span data-error={isError}>{label}</span>
              <small title={dateText(at)}>{clockText(at)}</small>
              <small title={summary}>{summary}</small>
            </Row>
          );
        })}
      </div>
    </List>
  );
}

/** Number, what happened and when; below with what. */
const Row = styled(ListRow)(({ theme }) => ({
  position: 'absolute',
  top: 0,
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  placeContent: 'center stretch',
  alignItems: 'baseline',
  columnGap: 7,
  width: '100%',
  height: rowHeight,
  padding: '0 10px 0 7px',
  lineHeight: 1.35,
  '& small': { color: theme.palette.text.secondary, fontSize: fontSizes.hint },
  '& > :last-child': { gridColumn: '2 / -1' },
  '& > span, & > :last-child': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-error="true"]': { color: theme.palette.error.main, fontWeight: 'bold' },
  '&[data-current="true"]': { borderBottomColor: theme.palette.primary.main },
}));

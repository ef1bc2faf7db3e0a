import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import type { Ref } from 'react';
import { lastAtOrBefore } from '../engine/timeAxis';
import { ActionFilters } from './ActionFilters';
import { ActionRow, rowHeight } from './ActionRow';
import type { ListedStep, Replay } from './openReplay';
import type { StepFilter } from './stepFilter';
import { usePlayback } from './usePlayback';

/** Pixels that are seen before and after the row that is shown: a row, which a phone has room for. */
const context = rowHeight;

interface ActionListProps {
  replay: Replay;
  listed: readonly ListedStep[];
  filter: StepFilter;
  onFilter(filter: StepFilter): void;
  searchRef: Ref<HTMLInputElement>;
}

/** Every action that the filter lets through; only the rows in view are in the document. */
export function ActionList({ replay, listed, filter, onFilter, searchRef }: ActionListProps) {
  const { playback, steps } = replay;
  const scroller = useRef<HTMLDivElement>(null);
  const step = usePlayback(playback, (state) => state.step);
  const indexes = useMemo(() => listed.map(({ index }) => index), [listed]);
  // A step that the filter hides is marked by the row before it.
  const current = lastAtOrBefore(indexes, step);
  const virtualizer = useVirtualizer({
    count: listed.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingStart: context,
    scrollPaddingEnd: context,
    // The effect below scrolls; React refuses to render within it.
    useFlushSync: false,
  });
  useEffect(() => {
    if (current >= 0) virtualizer.scrollToIndex(current);
  }, [virtualizer, current]);

  const first = steps[0]?.at ?? 0;
  return (
    <Paper
      component="section"
      square
      elevation={0}
      aria-label="Actions"
      sx={{ gridArea: 'actions', display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <ActionFilters
        steps={steps}
        shown={listed.length}
        filter={filter}
        onFilter={onFilter}
        searchRef={searchRef}
      />
      <Divider />
      <Box
        ref={scroller}
        role="listbox"
        aria-label="Actions of the visit"
        tabIndex={0}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', outlineOffset: '-3px !important' }}
        {...(current >= 0 && { 'aria-activedescendant': `step-${indexes[current]}` })}
      >
        <List disablePadding role="presentation" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = listed[index];
            return row === undefined ? null : (
              <ActionRow
                key={row.index}
                step={row}
                first={first}
                top={start}
                mark={markOf(row.index, indexes[current], step)}
                position={index + 1}
                count={listed.length}
                onChoose={playback.goToStep}
              />
            );
          })}
        </List>
      </Box>
    </Paper>
  );
}

/** How a row stands to the step that is shown, given the nearest row that is listed. */
function markOf(
  row: number,
  current: number | undefined,
  step: number,
): 'here' | 'before' | 'none' {
  if (row !== current) return 'none';
  return row === step ? 'here' : 'before';
}

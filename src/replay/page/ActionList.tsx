import { useEffect, useMemo, useRef } from 'react';
import type { Ref } from 'react';
import { lastAtOrBefore } from '../engine/timeAxis';
import { ActionFilters } from './ActionFilters';
import { ActionRow } from './ActionRow';
import type { ListedStep, Replay } from './openReplay';
import type { StepFilter } from './stepFilter';
import { usePlayback } from './usePlayback';
import { scrollToRow, useRowWindow } from './useRowWindow';

/** In pixels, as in the style sheet. */
const rowHeight = 40;

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
  const rows = useRowWindow(scroller, listed.length, rowHeight);
  useEffect(() => {
    if (scroller.current && current >= 0) scrollToRow(scroller.current, current, rowHeight);
  }, [current]);

  const first = steps[0]?.at ?? 0;
  return (
    <section className="actions" aria-label="Actions">
      <ActionFilters
        steps={steps}
        shown={listed.length}
        filter={filter}
        onFilter={onFilter}
        searchRef={searchRef}
      />
      <div
        ref={scroller}
        className="action-scroll"
        role="listbox"
        aria-label="Actions of the visit"
        tabIndex={0}
        {...(current >= 0 && { 'aria-activedescendant': `step-${indexes[current]}` })}
      >
        <div style={{ height: listed.length * rowHeight }} role="presentation">
          {listed.slice(rows.first, rows.end).map((row, offset) => (
            <ActionRow
              key={row.index}
              step={row}
              first={first}
              top={(rows.first + offset) * rowHeight}
              mark={markOf(row.index, indexes[current], step)}
              position={rows.first + offset + 1}
              count={listed.length}
              onChoose={playback.goToStep}
            />
          ))}
        </div>
      </div>
    </section>
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

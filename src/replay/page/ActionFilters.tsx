import { useMemo } from 'react';
import type { Ref } from 'react';
import { stepKinds } from '../engine/stepKinds';
import type { StepKind } from '../engine/stepKinds';
import type { ListedStep } from './openReplay';
import type { StepFilter } from './stepFilter';

const kindNames: Record<StepKind, string> = {
  round: 'Rounds',
  bet: 'Bets',
  input: 'Input',
  call: 'Calls',
  session: 'Session',
  navigation: 'Pages',
  line: 'Line',
  screen: 'Screen',
  countdown: 'Countdown',
  other: 'Other',
};

interface ActionFiltersProps {
  steps: readonly ListedStep[];
  shown: number;
  filter: StepFilter;
  onFilter(filter: StepFilter): void;
  searchRef: Ref<HTMLInputElement>;
}

/** Search and the kinds of actions, each with how many there are. */
export function ActionFilters({ steps, shown, filter, onFilter, searchRef }: ActionFiltersProps) {
  const counts = useMemo(() => countKinds(steps), [steps]);
  const errors = useMemo(() => steps.filter(({ isError }) => isError).length, [steps]);

  function toggle(kind: StepKind) {
    const kinds = new Set(filter.kinds);
    if (!kinds.delete(kind)) kinds.add(kind);
    onFilter({ ...filter, kinds });
  }

  return (
    <search className="filters">
      <div className="filter-line">
        <input
          ref={searchRef}
          type="search"
          placeholder="Search actions"
          aria-label="Search actions"
          value={filter.words}
          onChange={({ target }) => onFilter({ ...filter, words: target.value })}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape' || key === 'Enter') currentTarget.blur();
          }}
        />
        <span role="status" className="filter-count">
          {shown} of {steps.length}
        </span>
      </div>
      <div className="filter-chips" role="group" aria-label="Kinds of actions">
        <button
          type="button"
          className="filter-chip filter-errors"
          aria-pressed={filter.onlyErrors}
          disabled={errors === 0 && !filter.onlyErrors}
          onClick={() => onFilter({ ...filter, onlyErrors: !filter.onlyErrors })}
        >
          Errors only <small>{errors}</small>
        </button>
        {stepKinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <button
              key={kind}
              type="button"
              className="filter-chip"
              aria-pressed={filter.kinds.has(kind)}
              onClick={() => toggle(kind)}
            >
              <i className={`dot kind-${kind}`} />
              {kindNames[kind]} <small>{counts[kind]}</small>
            </button>
          ))}
      </div>
    </search>
  );
}

function countKinds(steps: readonly ListedStep[]): Record<StepKind, number> {
  const counts = Object.fromEntries(stepKinds.map((kind) => [kind, 0])) as Record<StepKind, number>;
  for (const { kind } of steps) counts[kind] += 1;
  return counts;
}

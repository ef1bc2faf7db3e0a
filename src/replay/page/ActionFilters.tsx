import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { Ref } from 'react';
import { stepKinds } from '../engine/stepKinds';
import type { StepKind } from '../engine/stepKinds';
import { KindDot } from './kindColors';
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
    <Stack component="search" spacing={1} sx={{ padding: 1 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <OutlinedInput
          size="small"
          fullWidth
          type="search"
          placeholder="Search actions"
          inputRef={searchRef}
          slotProps={{ input: { 'aria-label': 'Search actions' } }}
          sx={{ height: 34, fontSize: '0.82rem' }}
          value={filter.words}
          onChange={({ target }) => onFilter({ ...filter, words: target.value })}
          onKeyDown={({ key, target }) => {
            const isDone = key === 'Escape' || key === 'Enter';
            if (isDone && target instanceof HTMLElement) target.blur();
          }}
        />
        <Typography
          variant="caption"
          color="textSecondary"
          role="status"
          noWrap
          sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}
        >
          {shown} of {steps.length}
        </Typography>
      </Stack>
      <Stack
        direction="row"
        role="group"
        aria-label="Kinds of actions"
        sx={{
          flexWrap: { xs: 'nowrap', sm: 'wrap' },
          gap: 0.5,
          overflowX: { xs: 'auto', sm: 'visible' },
        }}
      >
        <FilterChip
          label="Errors only"
          count={errors}
          color="error"
          isOn={filter.onlyErrors}
          disabled={errors === 0 && !filter.onlyErrors}
          onToggle={() => onFilter({ ...filter, onlyErrors: !filter.onlyErrors })}
        />
        {stepKinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <FilterChip
              key={kind}
              label={kindNames[kind]}
              count={counts[kind]}
              kind={kind}
              isOn={filter.kinds.has(kind)}
              onToggle={() => toggle(kind)}
            />
          ))}
      </Stack>
    </Stack>
  );
}

interface FilterChipProps {
  label: string;
  count: number;
  kind?: StepKind;
  color?: 'default' | 'error';
  isOn: boolean;
  disabled?: boolean;
  onToggle(): void;
}

function FilterChip(props: FilterChipProps) {
  const { label, count, kind, color = 'default', isOn, disabled = false, onToggle } = props;
  return (
    <Chip
      component="button"
      size="small"
      color={isOn ? color : 'default'}
      variant={isOn ? 'filled' : 'outlined'}
      aria-pressed={isOn}
      disabled={disabled}
      onClick={onToggle}
      {...(kind && { icon: <KindDot kind={kind} isHollow={!isOn} sx={{ marginLeft: '8px' }} /> })}
      label={`${label} ${count}`}
      sx={{ flex: 'none' }}
    />
  );
}

function countKinds(steps: readonly ListedStep[]): Record<StepKind, number> {
  const counts = Object.fromEntries(stepKinds.map((kind) => [kind, 0])) as Record<StepKind, number>;
  for (const { kind } of steps) counts[kind] += 1;
  return counts;
}

import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactElement, Ref } from 'react';
import type { StepFilter } from '../engine/stepFilter';
import { stepKinds } from '../engine/steps';
import type { Step, StepKind } from '../engine/steps';
import { useReplay } from './useReplay';
import { KindDot, kindNames } from './stepKindStyle';

export interface ActionFiltersProps {
  listed: readonly Step[];
  filter: StepFilter;
  onFilter(filter: StepFilter): void;
  searchRef: Ref<HTMLInputElement>;
}

/** Search and the kinds of actions, each with how many there are. */
export function ActionFilters({ listed, filter, onFilter, searchRef }: ActionFiltersProps) {
  const { steps } = useReplay();
  const countOf = (isCounted: (step: Step) => boolean) => steps.filter(isCounted).length;
  const errors = countOf(({ isError }) => isError);

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
          value={filter.search}
          onChange={({ target }) => onFilter({ ...filter, search: target.value })}
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
          {listed.length} of {steps.length}
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
          label={`Errors only ${errors}`}
          color="error"
          isOn={filter.onlyErrors}
          disabled={errors === 0 && !filter.onlyErrors}
          onToggle={() => onFilter({ ...filter, onlyErrors: !filter.onlyErrors })}
        />
        {stepKinds.map((kind) => {
          const count = countOf((step) => step.kind === kind);
          if (count === 0) return null;
          const isOn = filter.kinds.has(kind);
          return (
            <FilterChip
              key={kind}
              label={`${kindNames[kind]} ${count}`}
              icon={<KindDot kind={kind} isHollow={!isOn} sx={{ marginLeft: '8px' }} />}
              isOn={isOn}
              onToggle={() => toggle(kind)}
            />
          );
        })}
      </Stack>
    </Stack>
  );
}

interface FilterChipProps {
  label: string;
  icon?: ReactElement;
  color?: 'default' | 'error';
  isOn: boolean;
  disabled?: boolean;
  onToggle(): void;
}

function FilterChip({ color = 'default', isOn, onToggle, ...rest }: FilterChipProps) {
  return (
    <Chip
      component="button"
      size="small"
      color={isOn ? color : 'default'}
      variant={isOn ? 'filled' : 'outlined'}
      aria-pressed={isOn}
      onClick={onToggle}
      sx={{ flex: 'none' }}
      {...rest}
    />
  );
}

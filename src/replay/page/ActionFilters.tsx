import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { StepFilter } from '../engine/stepFilter';
import { kindNames, stepKinds } from '../engine/steps';
import type { Step, StepKind } from '../engine/steps';
import { useHotkeys } from './keyboard';
import { KindDot } from './stepKindStyle';
import { useReplay } from './useReplay';

export interface ActionFiltersProps {
  listed: readonly Step[];
  filter: StepFilter;
  onFilter(filter: StepFilter): void;
}

/** Search and the kinds of actions, each with how many there are. */
export function ActionFilters({ listed, filter, onFilter }: ActionFiltersProps) {
  const { steps } = useReplay();
  const search = useRef<HTMLInputElement>(null);
  useHotkeys({ '/': () => search.current?.focus() });
  const counts = new Map(stepKinds.map((kind) => [kind, 0]));
  for (const { kind } of steps) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const errors = steps.filter(({ isError }) => isError).length;

  return (
    <Stack component="search" spacing={1} sx={{ padding: 1 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <OutlinedInput
          size="small"
          fullWidth
          type="search"
          placeholder="Search actions"
          inputRef={search}
          slotProps={{ input: { 'aria-label': 'Search actions' } }}
          sx={{ height: 34, fontSize: '0.82rem' }}
          value={filter.search}
          onChange={({ target }) => onFilter({ ...filter, search: target.value })}
          onKeyDown={({ key }) => {
            if (key === 'Escape' || key === 'Enter') search.current?.blur();
          }}
        />
        <Typography
          variant="caption"
          color="textSecondary"
          role="status"
          noWrap
          sx={{ flex: 'none' }}
        >
          {listed.length} of {steps.length}
        </Typography>
      </Stack>
      <ToggleButtonGroup
        aria-label="Kinds of actions"
        value={filter.kinds}
        onChange={(_, kinds: StepKind[]) => onFilter({ ...filter, kinds })}
        sx={{
          // Without three columns the rows need the height.
          flexWrap: { xs: 'nowrap', md: 'wrap' },
          gap: 0.5,
          overflowX: { xs: 'auto', md: 'visible' },
          '&& > *': { minHeight: 26, padding: '0 8px', fontSize: '0.75rem' },
        }}
      >
        <ToggleButton
          value="errors"
          selected={filter.onlyErrors}
          disabled={errors === 0 && !filter.onlyErrors}
          onChange={() => onFilter({ ...filter, onlyErrors: !filter.onlyErrors })}
        >
          Errors only {errors}
        </ToggleButton>
        {[...counts].map(([kind, count]) =>
          count === 0 ? null : (
            <ToggleButton key={kind} value={kind}>
              <KindDot kind={kind} sx={{ marginRight: '6px' }} />
              {kindNames[kind]} {count}
            </ToggleButton>
          ),
        )}
      </ToggleButtonGroup>
    </Stack>
  );
}

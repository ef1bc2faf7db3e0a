import Divider from '@mui/material/Divider';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { StepFilter } from '../engine/stepFilter';
import { kindNames, stepKinds } from '../engine/steps';
import type { Step, StepKind } from '../engine/steps';
import { StepRows } from './StepRows';
import { leaveField, searchFieldId } from './keyboard';
import { KindDot } from './stepKindStyle';
import { useReplay } from './useReplay';

export interface StepListProps {
  /** The steps that the filter lets through. */
  listed: readonly Step[];
  filter: StepFilter;
  onFilter(filter: StepFilter): void;
}

/** The search, the kinds of actions with how many there are, and the steps that they leave. */
export function StepList({ listed, filter, onFilter }: StepListProps) {
  const { steps } = useReplay();
  const errors = steps.filter(({ isError }) => isError).length;
  const counts = new Map<StepKind, number>();
  for (const { kind } of steps) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (
    <>
      <Stack component="search" sx={{ gap: '6px', padding: '6px 8px' }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <OutlinedInput
            size="small"
            fullWidth
            type="search"
            placeholder="Search actions: a number, a text, 10:54:09"
            id={searchFieldId}
            slotProps={{ input: { 'aria-label': 'Search actions' } }}
            sx={{ height: 34, fontSize: '0.82rem' }}
            value={filter.search}
            onChange={({ target }) => onFilter({ ...filter, search: target.value })}
            onKeyDown={leaveField}
          />
          <Typography variant="caption" color="textSecondary" role="status" noWrap>
            {listed.length} of {steps.length}
          </Typography>
        </Stack>
        <ToggleButtonGroup
          aria-label="Kinds of actions"
          value={filter.kinds}
          onChange={(_, kinds: StepKind[]) => onFilter({ ...filter, kinds })}
          sx={{
            flexWrap: 'wrap',
            gap: 0.5,
            '&& > button': { minHeight: 26, padding: '0 8px', fontSize: '0.75rem' },
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
          {stepKinds.map((kind) =>
            counts.has(kind) ? (
              <ToggleButton key={kind} value={kind}>
                <KindDot kind={kind} sx={{ marginRight: '6px' }} />
                {kindNames[kind]} {counts.get(kind)}
              </ToggleButton>
            ) : null,
          )}
        </ToggleButtonGroup>
      </Stack>
      <Divider />
      <StepRows listed={listed} />
    </>
  );
}

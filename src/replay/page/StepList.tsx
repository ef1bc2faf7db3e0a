import Divider from '@mui/material/Divider';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import type { StepFilter } from '../engine/stepFilter';
import type { Step } from '../engine/steps';
import { StepRows } from './StepRows';
import { leaveField, searchFieldId } from './keyboard';
import { useReplay } from './useReplay';

export interface StepListProps {
  /** The steps that the filter lets through. */
  listed: readonly Step[];
  filter: StepFilter;
  onFilter(filter: StepFilter): void;
}

/** The search, what the list leaves out, and the steps that are left. */
export function StepList({ listed, filter, onFilter }: StepListProps) {
  const { steps } = useReplay();
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
        <Stack direction="row" spacing={1}>
          <ToggleButton
            value="errors"
            selected={filter.onlyErrors}
            onChange={() => onFilter({ ...filter, onlyErrors: !filter.onlyErrors })}
          >
            Errors only
          </ToggleButton>
          <ToggleButton
            value="countdown"
            selected={filter.withCountdown}
            onChange={() => onFilter({ ...filter, withCountdown: !filter.withCountdown })}
          >
            Countdown
          </ToggleButton>
        </Stack>
      </Stack>
      <Divider />
      <StepRows listed={listed} />
    </>
  );
}

import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { StepSearch } from '../engine/searchSteps';
import { onlyOrFirst } from '../engine/stepFilter';
import type { StepFilter } from '../engine/stepFilter';
import { stepKinds } from '../engine/steps';
import type { Step, StepKind } from '../engine/steps';
import { leaveField } from './keyboard';
import { KindFilter } from './KindFilter';
import { SearchScope } from './SearchScope';
import { useReplay } from './useReplay';
import { keyFields } from './useFieldKeys';

export interface ActionFiltersProps {
  listed: readonly Step[];
  /** The share of the recording that the search has read; null once it is done. */
  searched: number | null;
  filter: StepFilter;
  onFilter(filter: StepFilter): void;
}

/** Search and the kinds of actions, each with how many there are. */
export function ActionFilters({ listed, searched, filter, onFilter }: ActionFiltersProps) {
  const { steps } = useReplay();
  const counts = new Map(stepKinds.map((kind) => [kind, 0]));
  for (const { kind } of steps) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const searchFor = (search: StepSearch) => onFilter({ ...filter, search });
  const errors = steps.filter(({ isError }) => isError).length;

  return (
    <Stack
      component="search"
      sx={{
        gap: '6px 8px',
        padding: '6px 8px',
        // Without three columns the rows need the height: the kinds are beside the search.
        flexFlow: { xs: 'wrap', md: 'column' },
      }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', flex: { xs: '1 0 170px', md: 'none' } }}
      >
        <OutlinedInput
          size="small"
          fullWidth
          type="search"
          placeholder="Search actions"
          id={keyFields.search}
          slotProps={{ input: { 'aria-label': 'Search actions' } }}
          sx={{ height: 34, fontSize: '0.82rem' }}
          value={filter.search.text}
          onChange={({ target }) => searchFor({ ...filter.search, text: target.value })}
          onKeyDown={leaveField}
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
      {filter.search.text.trim() !== '' && (
        <SearchScope search={filter.search} searched={searched} onSearch={searchFor} />
      )}
      <ToggleButtonGroup
        aria-label="Kinds of actions"
        value={filter.kinds}
        onChange={(_, kinds: StepKind[]) => onFilter({ ...filter, kinds })}
        sx={{
          flex: { xs: '1 1 0', md: 'none' },
          flexWrap: { xs: 'nowrap', md: 'wrap' },
          alignItems: 'center',
          gap: 0.5,
          minWidth: 0,
          overflowX: { xs: 'auto', md: 'visible' },
          scrollbarWidth: 'thin',
          '&& > button': { minHeight: 26, padding: '0 8px', fontSize: '0.75rem' },
          // A low list has no rows to spare for them.
          '@container (max-height: 480px)': { flexWrap: 'nowrap', overflowX: 'auto' },
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
            <KindFilter
              key={kind}
              kind={kind}
              count={count}
              onOnly={() => onFilter({ ...filter, kinds: onlyOrFirst(filter.kinds, kind) })}
            />
          ),
        )}
      </ToggleButtonGroup>
    </Stack>
  );
}

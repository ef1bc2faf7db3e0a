import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StepSearch } from '../engine/searchSteps';

interface SearchScopeProps {
  search: StepSearch;
  /** The share of the recording that was read; null once the search is done. */
  searched: number | null;
  onSearch(search: StepSearch): void;
}

/** Whether the state is searched too, and how far the search is. */
export function SearchScope({ search, searched, onSearch }: SearchScopeProps) {
  const { inState } = search;
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1,
        minHeight: 32,
        flexBasis: { xs: '100%', md: 'auto' },
        order: { xs: 1, md: 0 },
      }}
    >
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={inState}
            onChange={() => onSearch({ ...search, inState: !inState })}
            sx={{ padding: '4px' }}
          />
        }
        label="also the state"
        title="Finds the steps that wrote it into the state"
        sx={{ margin: 0, '& .MuiFormControlLabel-label': { fontSize: '0.78rem' } }}
      />
      {searched !== null && (
        <>
          <Typography variant="caption" color="textSecondary" sx={{ marginLeft: 'auto' }}>
            {Math.floor(searched * 100)} % read
          </Typography>
          {inState && (
            <Button size="small" onClick={() => onSearch({ ...search, inState: false })}>
              Stop
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}

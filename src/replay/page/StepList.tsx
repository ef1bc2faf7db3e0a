import Divider from '@mui/material/Divider';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Step } from '../engine/steps';
import { StepRows } from './StepRows';
import { useReplay } from './useReplay';
import { useTexts } from './useTexts';
import { fontSizes } from '../../ui/theme/fontSizes';

export interface StepListProps {
  /** The steps that the search leaves. */
  listed: readonly Step[];
  search: string;
  onSearch(search: string): void;
}

/** The search, and the steps that it leaves. */
export function StepList({ listed, search, onSearch }: StepListProps) {
  const { steps } = useReplay();
  const texts = useTexts();
  return (
    <>
      <Stack
        component="search"
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', padding: '6px 8px' }}
      >
        <OutlinedInput
          size="small"
          fullWidth
          type="search"
          placeholder={texts.searchHint}
          slotProps={{ input: { 'aria-label': texts.search } }}
          sx={{ height: 34, fontSize: fontSizes.small }}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
        <Typography variant="caption" color="textSecondary" role="status" sx={{ flex: 'none' }}>
          {texts.listed(String(listed.length), String(steps.length))}
        </Typography>
      </Stack>
      <Divider />
      <StepRows listed={listed} />
    </>
  );
}

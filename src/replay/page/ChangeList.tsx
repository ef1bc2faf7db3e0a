import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';
import type { StateChange } from '../engine/stateChanges';
import { Mono } from './Mono';
import { VisuallyHidden } from '../../ui/text';
import { briefValue } from './briefValue';

/** A list that is replaced as a whole has thousands of differences; the first ones tell enough. */
const most = 200;

/** The differences of a step, each with its path, what was and what is. */
export function ChangeList({ changes }: { changes: readonly StateChange[] }) {
  if (changes.length === 0) {
    return <Typography variant="body2">This step changed nothing in the state.</Typography>;
  }
  return (
    <>
      <Stack component="ul" spacing={1.25} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {changes.slice(0, most).map((change) => (
          <Change key={change.path.join('.')}>
            <Mono sx={{ fontWeight: 'bold' }}>{change.path.join('.')}</Mono>
            {change.kind !== 'added' && (
              <del>
                <VisuallyHidden>was </VisuallyHidden>
                <Mono>{briefValue(change.before)}</Mono>
              </del>
            )}
            {change.kind !== 'removed' && (
              <ins>
                <VisuallyHidden>is </VisuallyHidden>
                <Mono>{briefValue(change.after)}</Mono>
              </ins>
            )}
          </Change>
        ))}
      </Stack>
      {changes.length > most && (
        <Typography variant="body2">… and {changes.length - most} more differences.</Typography>
      )}
    </>
  );
}

const Change = styled('li')(({ theme: { palette } }) => ({
  display: 'grid',
  gap: 2,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& del, & ins': { padding: '1px 6px', borderLeft: '3px solid', textDecoration: 'none' },
  '& del': { color: palette.error.main, background: alpha(palette.error.main, 0.07) },
  '& ins': { color: palette.success.main, background: alpha(palette.success.main, 0.07) },
}));

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { VisuallyHidden } from '../../ui/text';
import { stateChanges } from '../engine/stateChanges';
import { Mono } from './controls';
import { useReplay } from './useReplay';

/** A list that was replaced as a whole has thousands of differences; the first ones say enough. */
const mostShown = 200;
/** Longest text of a value, in characters. */
const longestText = 600;

/** What a step changed in the state, each difference with its path, what was and what is. */
export function ChangeList({ step }: { step: number }) {
  const { timeline } = useReplay();
  const changes = useMemo(
    () => (step === 0 ? [] : stateChanges(timeline.stateAt(step - 1), timeline.stateAt(step))),
    [timeline, step],
  );
  if (changes.length === 0) {
    return (
      <Typography variant="body2">
        {step === 0
          ? 'Step 0 is the state before the first action.'
          : 'This step changed nothing in the state.'}
      </Typography>
    );
  }
  return (
    <>
      <Stack component="ul" spacing={1.25} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {changes.slice(0, mostShown).map((change) => (
          <Change key={change.path.join('.')}>
            <Mono sx={{ fontWeight: 'bold' }}>{change.path.join('.')}</Mono>
            {change.type !== 'CREATE' && (
              <del>
                <VisuallyHidden>was </VisuallyHidden>
                <Mono>{valueText(change.oldValue)}</Mono>
              </del>
            )}
            {change.type !== 'REMOVE' && (
              <ins>
                <VisuallyHidden>is </VisuallyHidden>
                <Mono>{valueText(change.value)}</Mono>
              </ins>
            )}
          </Change>
        ))}
      </Stack>
      {changes.length > mostShown && (
        <Typography variant="body2">
          … and {changes.length - mostShown} more differences.
        </Typography>
      )}
    </>
  );
}

/** A value as JSON, cut if it is long; what JSON cannot write reads as in the console. */
function valueText(value: unknown): string {
  if (value === undefined) return 'undefined';
  const text = JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'number' && !Number.isFinite(member) ? String(member) : member,
  );
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
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

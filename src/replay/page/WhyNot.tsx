import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { createReasonHistory } from '../engine/blockReasons';
import { controlNames } from '../engine/controlPresses';
import { ignoredPressText, noBetText } from '../engine/reasonTexts';
import { actionReason } from '../engine/reasons';
import { clockText } from '../engine/timeText';
import { usePlayback, useReplay } from './useReplay';

/** Why the player could not bet at a step: each reason with the step that brought it. */
export function WhyNot({ step }: { step: number }) {
  const { playback, screenAt, steps, trace } = useReplay();
  const shownAt = usePlayback(({ now }) => Math.floor(now / 1000) * 1000);
  const reasonsAt = useMemo(() => createReasonHistory(screenAt), [screenAt]);
  const { state } = screenAt(step);
  const { at: steppedAt = 0, ignored = null } = steps[step] ?? {};
  const now = Math.max(steppedAt, shownAt);
  const reasons = reasonsAt(step, now);
  const action = trace.actions[step];
  const ofStep = ignored
    ? `a press on ${controlNames[ignored]} was ignored: ${ignoredPressText(ignored, state, steppedAt)}`
    : action && actionReason(action);
  return (
    <Stack spacing={1.25} sx={{ overflowWrap: 'anywhere' }}>
      {ofStep && (
        <Typography variant="body2">
          <strong>This step:</strong> {ofStep}
        </Typography>
      )}
      {reasons.length === 0 ? (
        <Typography variant="body2">Nothing stood in the way of a bet.</Typography>
      ) : (
        <Stack
          component="ul"
          aria-label="What stood in the way"
          spacing={1.25}
          sx={{ margin: 0, padding: 0, listStyle: 'none' }}
        >
          {reasons.map(({ reason, since }) => {
            const { at = now, label = '' } = steps[since] ?? {};
            const cause = trace.actions[since];
            const known = reason === 'signedOut' && cause ? actionReason(cause) : null;
            return (
              <Typography component="li" variant="body2" key={reason}>
                <strong>{known ?? noBetText(reason, state, now, { since: at })}</strong>
                <Button
                  size="small"
                  variant="outlined"
                  onClick={() => playback.goToStep(since)}
                  sx={{ display: 'block', textAlign: 'left', whiteSpace: 'normal !important' }}
                >
                  {since === 0 ? 'since the beginning' : `since step ${since}`} · {clockText(at)} ·{' '}
                  {label}
                </Button>
              </Typography>
            );
          })}
        </Stack>
      )}
    </Stack>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { actionReason } from '../engine/reasons';
import { blockText, createBlockHistory } from '../engine/blocks';
import { clockText } from '../engine/timeText';
import { usePlayback, useReplay } from './useReplay';

/** Why the player could not bet at a step: each reason with the step that brought it. */
export function WhyNot({ step }: { step: number }) {
  const { playback, screenAt, steps, trace } = useReplay();
  const shownAt = usePlayback(({ now }) => Math.floor(now / 1000) * 1000);
  const blocksAt = useMemo(() => createBlockHistory(screenAt), [screenAt]);
  const { state } = screenAt(step);
  const now = Math.max(steps[step]?.at ?? 0, shownAt);
  const blocks = blocksAt(step, now);
  const action = trace.actions[step];
  const reason = action ? actionReason(action) : null;
  return (
    <Stack spacing={1.25} sx={{ overflowWrap: 'anywhere' }}>
      {reason !== null && (
        <Typography variant="body2">
          <strong>This step:</strong> {reason}
        </Typography>
      )}
      {blocks.length === 0 ? (
        <Typography variant="body2">Nothing stood in the way of a bet.</Typography>
      ) : (
        <Stack
          component="ul"
          aria-label="What stood in the way"
          spacing={1.25}
          sx={{ margin: 0, padding: 0, listStyle: 'none' }}
        >
          {blocks.map(({ block, since }) => {
            const { at = now, label = '' } = steps[since] ?? {};
            const cause = trace.actions[since];
            const known = block.kind === 'signedOut' && cause ? actionReason(cause) : null;
            return (
              <Typography component="li" variant="body2" key={block.kind}>
                <strong>{known ?? blockText(block, state, { now, since: at })}</strong>
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

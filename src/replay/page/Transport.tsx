import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { speeds } from '../engine/playback';
import type { Speed } from '../engine/playback';
import { JumpButtons } from './JumpButtons';
import { StepButtons } from './StepButtons';
import { DenseButton, DenseToggle } from './dense';
import type { ListedStep, Replay } from './openReplay';
import { dateText, offsetText } from './timeText';
import { usePlayback } from './usePlayback';

interface TransportProps {
  replay: Replay;
  listed: readonly ListedStep[];
  onCopyLink(): void;
}

/** Play, step, speed, jumps, and where the replay is. */
export function Transport({ replay, listed, onCopyLink }: TransportProps) {
  const { playback, steps } = replay;
  const speed = usePlayback(playback, (state) => state.speed);
  const isSqueezed = usePlayback(playback, (state) => state.isSqueezed);
  const stops = useMemo(
    () => ({
      error: steps.filter(({ isError }) => isError),
      bet: steps.filter(({ isBet }) => isBet),
      round: steps.filter(({ isRound }) => isRound),
    }),
    [steps],
  );
  return (
    <Bar role="toolbar" aria-label="Replay">
      <StepButtons replay={replay} listed={listed} />
      <ToggleButtonGroup
        exclusive
        aria-label="Speed"
        value={speed}
        onChange={(_, chosen: Speed | null) => {
          if (chosen !== null) playback.setSpeed(chosen);
        }}
        sx={{ flexWrap: 'nowrap' }}
      >
        {speeds.map((one) => (
          <DenseToggle key={one} value={one}>
            {one}×
          </DenseToggle>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        label="Squeeze waiting"
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ margin: 0 }}
        control={
          <Checkbox
            size="small"
            sx={{ padding: '6px' }}
            checked={isSqueezed}
            onChange={({ target }) => playback.setSqueezed(target.checked)}
          />
        }
      />
      <Where replay={replay} />
      <DenseButton variant="outlined" onClick={onCopyLink}>
        Copy link to step
      </DenseButton>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', marginLeft: { sm: 'auto' } }}
      >
        <JumpButtons name="error" stops={stops.error} playback={playback} />
        <JumpButtons name="bet" stops={stops.bet} playback={playback} />
        <JumpButtons name="round" stops={stops.round} playback={playback} />
      </Stack>
    </Bar>
  );
}

function Where({ replay: { playback, steps } }: { replay: Replay }) {
  const step = usePlayback(playback, (state) => state.step);
  // Tenths are enough to see it run, and spare three renders of four.
  const now = usePlayback(playback, (state) => Math.floor(state.now / 100) * 100);
  return (
    <Place role="group" aria-label="Where the replay is">
      <Typography component="b" variant="body2" sx={{ fontWeight: 'bold' }}>
        {step} of {steps.length - 1}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary">
        {dateText(now)}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary">
        {offsetText(now - (steps[0]?.at ?? 0))}
      </Typography>
    </Place>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  ...theme.typography.body2,
  whiteSpace: 'nowrap',
}));

const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  fontVariantNumeric: 'tabular-nums',
  // On a phone the step below tells it.
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { speeds } from '../engine/playback';
import type { Speed } from '../engine/playback';
import { neighbour } from '../engine/stepFilter';
import type { Step } from '../engine/steps';
import {
  DenseButton,
  DenseIconButton,
  DenseToggle,
  FirstIcon,
  LastIcon,
  NextIcon,
  PauseIcon,
  PlayIcon,
  PreviousIcon,
} from './controls';
import { dateText, offsetText } from './timeText';
import { usePlayback, useReplay } from './useReplay';

interface TransportProps {
  /** The steps that the list shows; the buttons go from one to the next of them. */
  listed: readonly Step[];
  onCopyLink(): void;
}

/** Play, step, speed, jumps, and where the replay is. */
export function Transport({ listed, onCopyLink }: TransportProps) {
  const { playback, steps } = useReplay();
  const step = usePlayback((state) => state.step);
  const speed = usePlayback((state) => state.speed);
  const isShortened = usePlayback((state) => state.isShortened);
  const last = steps.length - 1;
  return (
    <Bar role="toolbar" aria-label="Replay">
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
        <StepButton label="First step" target={step === 0 ? null : 0} icon={FirstIcon} />
        <StepButton
          label="Previous step"
          target={neighbour(listed, step, -1)}
          icon={PreviousIcon}
        />
        <PlayButton />
        <StepButton label="Next step" target={neighbour(listed, step, 1)} icon={NextIcon} />
        <StepButton label="Last step" target={step === last ? null : last} icon={LastIcon} />
      </Stack>
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
        label="Shorten waiting"
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ margin: 0 }}
        control={
          <Checkbox
            size="small"
            sx={{ padding: '6px' }}
            checked={isShortened}
            onChange={({ target }) => playback.setShortened(target.checked)}
          />
        }
      />
      <Position />
      <DenseButton variant="outlined" onClick={onCopyLink}>
        Copy link to step
      </DenseButton>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', marginLeft: { sm: 'auto' } }}
      >
        <Jumps name="error" isStop={({ isError }) => isError} />
        <Jumps name="bet" isStop={({ isBet }) => isBet} />
        <Jumps name="round" isStop={({ isRound }) => isRound} />
      </Stack>
    </Bar>
  );
}

interface StepButtonProps {
  label: string;
  /** The step that it goes to; null if there is none. */
  target: number | null;
  icon: typeof SvgIcon;
}

function StepButton({ label, target, icon: Icon }: StepButtonProps) {
  const { playback } = useReplay();
  return (
    <DenseIconButton
      aria-label={label}
      disabled={target === null}
      onClick={() => playback.goToStep(target ?? 0)}
    >
      <Icon fontSize="small" />
    </DenseIconButton>
  );
}

function PlayButton() {
  const { playback } = useReplay();
  const isPlaying = usePlayback((state) => state.isPlaying);
  return (
    <DenseIconButton
      aria-label={isPlaying ? 'Pause' : 'Play'}
      onClick={isPlaying ? playback.pause : playback.play}
      sx={{
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        '&:hover': { bgcolor: 'primary.light' },
      }}
    >
      {isPlaying ? <PauseIcon fontSize="small" /> : <PlayIcon fontSize="small" />}
    </DenseIconButton>
  );
}

/** Leads to the previous and to the next step of interest. */
function Jumps({ name, isStop }: { name: string; isStop(step: Step): boolean }) {
  const stops = useReplay().steps.filter(isStop);
  const before = usePlayback(({ step }) => neighbour(stops, step, -1));
  const after = usePlayback(({ step }) => neighbour(stops, step, 1));
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={`Jump to a ${name}`}
      sx={{ alignItems: 'center' }}
    >
      <StepButton label={`Previous ${name}`} target={before} icon={PreviousIcon} />
      <span>
        {name} {stops.length}
      </span>
      <StepButton label={`Next ${name}`} target={after} icon={NextIcon} />
    </Stack>
  );
}

function Position() {
  const { steps } = useReplay();
  const step = usePlayback((state) => state.step);
  // Tenths are enough to see it run, and spare three renders of four.
  const now = usePlayback((state) => Math.floor(state.now / 100) * 100);
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Position"
      // On a phone the step below shows it.
      sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'baseline', gap: 1.5 }}
    >
      <Typography component="b" variant="body2" sx={{ fontWeight: 'bold' }}>
        {step} of {steps.length - 1}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary">
        {dateText(now)}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary">
        {offsetText(now - (steps[0]?.at ?? 0))}
      </Typography>
    </Stack>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { speeds } from '../engine/playback';
import type { Speed } from '../engine/playback';
import { neighbour } from '../engine/searchSteps';
import type { Step } from '../engine/steps';
import { dateText, offsetText } from '../engine/timeText';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './controls';
import { useTransportKeys } from './keyboard';
import { usePlayback, useReplay } from './useReplay';

interface TransportProps {
  /** The steps that the list shows; the buttons go from one to the next of them. */
  listed: readonly Step[];
  /** With speeds and jumps, for who goes through the steps; their keys work anyway. */
  isFull: boolean;
}

/** Play, step, speed, jumps, and where the replay is. */
export function Transport({ listed, isFull }: TransportProps) {
  const { playback } = useReplay();
  const step = usePlayback((state) => state.step);
  const isPlaying = usePlayback((state) => state.isPlaying);
  useTransportKeys(listed);
  return (
    <Bar role="toolbar" aria-label="Replay">
      <Stack direction="row" spacing={0.5}>
        <StepButton
          label="Previous step"
          target={neighbour(listed, step, -1)}
          icon={PreviousIcon}
        />
        <IconButton
          aria-label={isPlaying ? 'Pause' : 'Play'}
          onClick={isPlaying ? playback.pause : playback.play}
          sx={{
            color: 'primary.contrastText',
            '&, &:hover': { bgcolor: 'primary.main' },
          }}
        >
          {isPlaying ? <PauseIcon fontSize="small" /> : <PlayIcon fontSize="small" />}
        </IconButton>
        <StepButton label="Next step" target={neighbour(listed, step, 1)} icon={NextIcon} />
      </Stack>
      {isFull && <Speeds />}
      <Position />
      {isFull && <Jumps step={step} />}
    </Bar>
  );
}

function Speeds() {
  const { playback } = useReplay();
  const speed = usePlayback((state) => state.speed);
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Speed"
      value={speed}
      onChange={(_, chosen: Speed | null) => playback.setSpeed(chosen ?? speed)}
      sx={{ flexWrap: 'nowrap', gap: '4px', '&& > button': { paddingInline: '8px' } }}
    >
      {speeds.map((one) => (
        <ToggleButton key={one} value={one}>
          {one}×
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** To the errors, bets and rounds around a step. */
function Jumps({ step }: { step: number }) {
  const { stops } = useReplay();
  return (
    <Stack direction="row" spacing={1} sx={{ marginLeft: 'auto' }}>
      {Object.entries(stops).map(([name, found]) => {
        const [before, after] = [neighbour(found, step, -1), neighbour(found, step, 1)];
        return (
          <div key={name} role="group" aria-label={`Jump to a ${name}`}>
            <StepButton label={`Previous ${name}`} target={before} icon={PreviousIcon} />
            {name} {found.length}
            <StepButton label={`Next ${name}`} target={after} icon={NextIcon} />
          </div>
        );
      })}
    </Stack>
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
    <IconButton
      aria-label={label}
      disabled={target === null}
      onClick={() => playback.goToStep(target ?? 0)}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}

function Position() {
  const { steps } = useReplay();
  const step = usePlayback((state) => state.step);
  // Tenths are enough to see it run, and spare three renders of four.
  const now = usePlayback((state) => Math.floor(state.now / 100) * 100);
  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Position">
      <b>
        {step} of {steps.length - 1}
      </b>
      <span>{dateText(now)}</span>
      <span>{offsetText(now - (steps[0]?.at ?? 0))}</span>
    </Stack>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  ...theme.typography.caption,
  whiteSpace: 'nowrap',
}));

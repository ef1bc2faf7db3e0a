import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import { neighbour } from '../engine/searchSteps';
import type { Step } from '../engine/steps';
import { dateText } from '../engine/timeText';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './controls';
import { useTransportKeys } from './keyboard';
import { usePlayback, useReplay } from './useReplay';
import { useTexts } from './useTexts';

/** Play, step, and where the replay is. `listed`: the steps that the list shows; the buttons go from one to the next. */
export function Transport({ listed }: { listed: readonly Step[] }) {
  const { playback } = useReplay();
  const texts = useTexts();
  const step = usePlayback((state) => state.step);
  const isPlaying = usePlayback((state) => state.isPlaying);
  useTransportKeys(listed);
  return (
    <Bar role="toolbar" aria-label={texts.replay}>
      <StepButton label={texts.previous} target={neighbour(listed, step, -1)} icon={PreviousIcon} />
      <IconButton
        aria-label={isPlaying ? texts.pause : texts.play}
        onClick={isPlaying ? playback.pause : playback.play}
        sx={{
          color: 'primary.contrastText',
          '&, &:hover': { bgcolor: 'primary.main' },
        }}
      >
        {isPlaying ? <PauseIcon fontSize="small" /> : <PlayIcon fontSize="small" />}
      </IconButton>
      <StepButton label={texts.next} target={neighbour(listed, step, 1)} icon={NextIcon} />
      <Position />
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
  const texts = useTexts();
  const step = usePlayback((state) => state.step);
  // Tenths are enough to see it run, and spare three renders of four.
  const now = usePlayback((state) => Math.floor(state.now / 100) * 100);
  return (
    <Stack direction="row" spacing={1} role="group" aria-label={texts.time}>
      <b>{texts.stepOf(String(step), String(steps.length - 1))}</b>
      <span>{dateText(now)}</span>
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

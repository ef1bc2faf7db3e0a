import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { speeds } from '../engine/playback';
import type { Speed } from '../engine/playback';
import { neighbour } from '../engine/stepFilter';
import type { Step } from '../engine/steps';
import { GoToTime } from './GoToTime';
import { StepButton } from './StepButton';
import { FirstIcon, LastIcon, NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './controls';
import { useHotkeys } from './keyboard';
import { copyStepLink } from './stepLink';
import { usePlayback, useReplay } from './useReplay';
import { useTimeText } from './useTimeText';
import { useTransportKeys } from './useTransportKeys';

interface TransportProps {
  /** The steps that the list shows; the buttons go from one to the next of them. */
  listed: readonly Step[];
  /** Takes what came of copying the link. */
  onNotice(text: string): void;
}

/** Play, step, speed, jumps, and where the replay is. */
export function Transport({ listed, onNotice }: TransportProps) {
  const { playback, steps, stops } = useReplay();
  const step = usePlayback((state) => state.step);
  const speed = usePlayback((state) => state.speed);
  const isShortened = usePlayback((state) => state.isShortened);
  const isPlaying = usePlayback((state) => state.isPlaying);
  const last = steps.length - 1;
  const copyLink = () => void copyStepLink(step).then(onNotice);
  useTransportKeys(listed);
  useHotkeys({ l: copyLink });
  return (
    <Bar role="toolbar" aria-label="Replay">
      <Stack direction="row" spacing={0.5}>
        <StepButton label="First step" target={step === 0 ? null : 0} icon={FirstIcon} />
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
        <StepButton label="Last step" target={step === last ? null : last} icon={LastIcon} />
      </Stack>
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
      <ToggleButton
        value="shortened"
        selected={isShortened}
        onChange={() => playback.setShortened(!isShortened)}
      >
        Shorten waiting
      </ToggleButton>
      <Position />
      <GoToTime onNotice={onNotice} />
      <Button variant="outlined" onClick={copyLink} aria-label="Copy link to step">
        Copy link<ToStep>&nbsp;to step</ToStep>
      </Button>
      <Jumps>
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
      </Jumps>
    </Bar>
  );
}

function Position() {
  const { steps } = useReplay();
  const time = useTimeText();
  const step = usePlayback((state) => state.step);
  // Tenths are enough to see it run, and spare three renders of four.
  const now = usePlayback((state) => Math.floor(state.now / 100) * 100);
  return (
    <PositionText role="group" aria-label="Position">
      <b>
        {step} of {steps.length - 1}
      </b>
      <small>{time.date(now)}</small>
      <small>{time.offset(now)}</small>
    </PositionText>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  ...theme.typography.body2,
  whiteSpace: 'nowrap',
  // One line, in which the position gives way.
  [theme.breakpoints.up('lg')]: { flexWrap: 'nowrap', '& > *': { flex: 'none' } },
  [theme.breakpoints.down('sm')]: { columnGap: 6, '& > button': { paddingInline: 8 } },
}));

const Jumps = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 8px',
  marginLeft: 'auto',
  fontSize: theme.typography.caption.fontSize,
  [theme.breakpoints.up('lg')]: { flexWrap: 'nowrap' },
  [theme.breakpoints.down('sm')]: { marginLeft: 0, '& > div > button': { paddingInline: 2 } },
}));

const ToStep = styled('span')(({ theme }) => ({
  [theme.breakpoints.between('lg', 'xl')]: { display: 'none' },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const PositionText = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  minWidth: 0,
  overflow: 'hidden',
  '&&': { flexShrink: 1 },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
  // On a phone the step below shows it.
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

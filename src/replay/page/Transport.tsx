import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import { speeds } from '../engine/playback';
import { JumpButtons } from './JumpButtons';
import { EndIcon, PauseIcon, PlayIcon, StartIcon, StepBackIcon, StepOnIcon } from './icons';
import type { ListedStep, Replay } from './openReplay';
import { dateText, offsetText } from './phnomPenhText';
import { neighbour } from './stepFilter';
import { usePlayback } from './usePlayback';

interface TransportProps {
  replay: Replay;
  listed: readonly ListedStep[];
  /** What came of copying a link or saving a file; null before the first. */
  told: string | null;
  onCopyLink(): void;
}

/** Play, step, speed, jumps, and where the replay is. */
export function Transport({ replay, listed, told, onCopyLink }: TransportProps) {
  const { playback, steps } = replay;
  const step = usePlayback(playback, (state) => state.step);
  const isPlaying = usePlayback(playback, (state) => state.isPlaying);
  const speed = usePlayback(playback, (state) => state.speed);
  const isSqueezed = usePlayback(playback, (state) => state.isSqueezed);
  const last = steps.length - 1;
  const stops = useMemo(
    () => ({
      error: steps.filter(({ isError }) => isError),
      bet: steps.filter(({ isBet }) => isBet),
      round: steps.filter(({ isRound }) => isRound),
    }),
    [steps],
  );
  const goTo = (target: number | null) => {
    if (target !== null) playback.goToStep(target);
  };
  return (
    <div className="transport" role="toolbar" aria-label="Replay">
      <IconButton aria-label="First step" disabled={step === 0} onClick={() => goTo(0)}>
        <StartIcon />
      </IconButton>
      <IconButton
        aria-label="Previous step"
        disabled={neighbour(listed, step, -1) === null}
        onClick={() => goTo(neighbour(listed, step, -1))}
      >
        <StepBackIcon />
      </IconButton>
      <IconButton
        className="play"
        aria-label={isPlaying ? 'Pause' : 'Play'}
        onClick={() => (isPlaying ? playback.pause() : playback.play())}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <IconButton
        aria-label="Next step"
        disabled={neighbour(listed, step, 1) === null}
        onClick={() => goTo(neighbour(listed, step, 1))}
      >
        <StepOnIcon />
      </IconButton>
      <IconButton aria-label="Last step" disabled={step === last} onClick={() => goTo(last)}>
        <EndIcon />
      </IconButton>
      <div className="speeds" role="group" aria-label="Speed">
        {speeds.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === speed}
            onClick={() => playback.setSpeed(one)}
          >
            {one}×
          </button>
        ))}
      </div>
      <label className="squeeze">
        <input
          type="checkbox"
          checked={isSqueezed}
          onChange={({ target }) => playback.setSqueezed(target.checked)}
        />
        Squeeze waiting
      </label>
      <Where replay={replay} />
      <span className="visit-gap" />
      <JumpButtons name="error" stops={stops.error} playback={playback} />
      <JumpButtons name="bet" stops={stops.bet} playback={playback} />
      <JumpButtons name="round" stops={stops.round} playback={playback} />
      <Button variant="outlined" onClick={onCopyLink}>
        Copy link to step
      </Button>
      <span key={told} className="told" role="status">
        {told}
      </span>
    </div>
  );
}

function Where({ replay: { playback, steps } }: { replay: Replay }) {
  const step = usePlayback(playback, (state) => state.step);
  // Tenths are enough to see it run, and spare three renders of four.
  const now = usePlayback(playback, (state) => Math.floor(state.now / 100) * 100);
  return (
    <span className="where">
      <b>
        {step} <small>of {steps.length - 1}</small>
      </b>
      <span>{dateText(now)}</span>
      <span>{offsetText(now - (steps[0]?.at ?? 0))}</span>
    </span>
  );
}

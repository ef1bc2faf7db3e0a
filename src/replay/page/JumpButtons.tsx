import IconButton from '@mui/material/IconButton';
import type { Playback } from '../engine/playback';
import { StepBackIcon, StepOnIcon } from './icons';
import type { ListedStep } from './openReplay';
import { neighbour } from './stepFilter';
import { usePlayback } from './usePlayback';

interface JumpButtonsProps {
  name: 'error' | 'bet' | 'round';
  stops: readonly ListedStep[];
  playback: Playback;
}

/** The way to the one before and the one after. */
export function JumpButtons({ name, stops, playback }: JumpButtonsProps) {
  const before = usePlayback(playback, ({ step }) => neighbour(stops, step, -1));
  const after = usePlayback(playback, ({ step }) => neighbour(stops, step, 1));
  const go = (target: number | null) => {
    if (target !== null) playback.goToStep(target);
  };
  return (
    <span className={`jump jump-${name}`} role="group" aria-label={`Jump to a ${name}`}>
      <IconButton
        aria-label={`Previous ${name}`}
        disabled={before === null}
        onClick={() => go(before)}
      >
        <StepBackIcon />
      </IconButton>
      <span>
        {name} <small>{stops.length}</small>
      </span>
      <IconButton aria-label={`Next ${name}`} disabled={after === null} onClick={() => go(after)}>
        <StepOnIcon />
      </IconButton>
    </span>
  );
}

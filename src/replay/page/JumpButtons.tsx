import Stack from '@mui/material/Stack';
import type { Playback } from '../engine/playback';
import { DenseIconButton } from './dense';
import { NextIcon, PreviousIcon } from './icons';
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
    <Stack
      direction="row"
      role="group"
      aria-label={`Jump to a ${name}`}
      sx={{ alignItems: 'center' }}
    >
      <DenseIconButton
        aria-label={`Previous ${name}`}
        disabled={before === null}
        onClick={() => go(before)}
      >
        <PreviousIcon fontSize="small" />
      </DenseIconButton>
      <span>
        {name} {stops.length}
      </span>
      <DenseIconButton
        aria-label={`Next ${name}`}
        disabled={after === null}
        onClick={() => go(after)}
      >
        <NextIcon fontSize="small" />
      </DenseIconButton>
    </Stack>
  );
}

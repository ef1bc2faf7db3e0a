import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { DenseIconButton } from './dense';
import { FirstIcon, LastIcon, NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './icons';
import type { ListedStep, Replay } from './openReplay';
import { neighbour } from './stepFilter';
import { usePlayback } from './usePlayback';

interface StepButtonsProps {
  replay: Replay;
  /** The steps that the list shows: one goes from one to the next of them. */
  listed: readonly ListedStep[];
}

/** Play, and from step to step. */
export function StepButtons({ replay: { playback, steps }, listed }: StepButtonsProps) {
  const step = usePlayback(playback, (state) => state.step);
  const isPlaying = usePlayback(playback, (state) => state.isPlaying);
  const last = steps.length - 1;
  const before = neighbour(listed, step, -1);
  const after = neighbour(listed, step, 1);
  const goTo = (target: number | null) => {
    if (target !== null) playback.goToStep(target);
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <DenseIconButton aria-label="First step" disabled={step === 0} onClick={() => goTo(0)}>
        <FirstIcon fontSize="small" />
      </DenseIconButton>
      <DenseIconButton
        aria-label="Previous step"
        disabled={before === null}
        onClick={() => goTo(before)}
      >
        <PreviousIcon fontSize="small" />
      </DenseIconButton>
      <PlayButton
        aria-label={isPlaying ? 'Pause' : 'Play'}
        onClick={() => (isPlaying ? playback.pause() : playback.play())}
      >
        {isPlaying ? <PauseIcon fontSize="small" /> : <PlayIcon fontSize="small" />}
      </PlayButton>
      <DenseIconButton aria-label="Next step" disabled={after === null} onClick={() => goTo(after)}>
        <NextIcon fontSize="small" />
      </DenseIconButton>
      <DenseIconButton aria-label="Last step" disabled={step === last} onClick={() => goTo(last)}>
        <LastIcon fontSize="small" />
      </DenseIconButton>
    </Stack>
  );
}

const PlayButton = styled(DenseIconButton)(({ theme: { palette } }) => ({
  color: palette.primary.contrastText,
  background: palette.primary.main,
  '&:hover': { background: palette.primary.light },
}));

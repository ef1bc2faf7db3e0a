import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { use } from 'react';
import { MarksContext, markNames } from './useMarks';
import type { MarkName } from './useMarks';
import { usePlayback, useReplay } from './useReplay';
import { useTimeText } from './useTimeText';

/** In pixels, as large as a finger needs. */
const flagSize = 24;

interface PlacedMark {
  name: MarkName;
  step: number;
  /** When the step was; milliseconds since the epoch. */
  at: number;
  /** From the left, in percent. */
  share: number;
}

/** The marks that are set, the earlier one first. */
function usePlacedMarks(): PlacedMark[] {
  const { steps } = useReplay();
  const axis = usePlayback((state) => state.axis);
  const { marked } = use(MarksContext);
  return markNames
    .flatMap((name) => {
      const step = marked[name];
      if (step === null) return [];
      const at = steps[step]?.at ?? 0;
      return [{ name, step, at, share: (100 * axis.toPosition(at)) / (axis.length || 1) }];
    })
    .sort((one, other) => one.step - other.step);
}

/** Where the marks are, over the lanes of the time line. */
export function MarkLines() {
  return usePlacedMarks().map(({ name, share }) => (
    <Line key={name} style={{ left: `${share}%` }} />
  ));
}

/** The names of the marks, below their lines; a press leads to the step. */
export function MarkFlags() {
  const { playback } = useReplay();
  const time = useTimeText();
  const placed = usePlacedMarks();
  if (placed.length === 0) return null;
  return (
    <div role="group" aria-label="Marked steps">
      {placed.map(({ name, step, at, share }, order) => (
        <Flag
          key={name}
          // The earlier one left of its line and the later one right of it, so that neither covers the other.
          style={{
            left:
              order === 0
                ? `clamp(0px, ${share}% - ${flagSize}px, 100% - ${placed.length * flagSize}px)`
                : `clamp(${flagSize}px, ${share}%, 100% - ${flagSize}px)`,
          }}
          aria-label={`Go to ${name}: step ${step}, ${time.clock(at)}`}
          title={`${name}: step ${step}, ${time.clock(at)}`}
          onClick={() => playback.goToStep(step)}
        >
          {name}
        </Flag>
      ))}
    </div>
  );
}

const Line = styled('i')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  borderLeft: `2px dashed ${theme.palette.secondary.main}`,
  transform: 'translateX(-1px)',
}));

const Flag = styled(ButtonBase)(({ theme }) => ({
  position: 'absolute',
  top: 0,
  width: flagSize,
  height: flagSize,
  minHeight: flagSize,
  borderRadius: 4,
  color: theme.palette.secondary.contrastText,
  background: theme.palette.secondary.main,
  fontSize: '0.75rem',
  fontWeight: 'bold',
  '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: -3 },
}));

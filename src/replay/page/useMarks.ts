import { createContext, useState } from 'react';
import { useReplay } from './useReplay';

export const markNames = ['A', 'B'] as const;
export type MarkName = (typeof markNames)[number];

/** Two steps whose states can be compared. */
export interface Marks {
  /** Null until a step is marked. */
  marked: Readonly<Record<MarkName, number | null>>;
  /** The differences between them are shown, instead of those of a single step. */
  isCompared: boolean;
  /** Marks the step that is shown, or takes the mark from it; with the second mark they are compared. */
  mark(name: MarkName): void;
  compare(isCompared: boolean): void;
}

const nothingMarked = { A: null, B: null };

export const MarksContext = createContext<Marks>({
  marked: nothingMarked,
  isCompared: false,
  mark: () => undefined,
  compare: () => undefined,
});

/** The steps of an earlier and of a later mark; null until both are set. */
export function markedPair({ marked: { A, B } }: Marks): readonly [number, number] | null {
  if (A === null || B === null) return null;
  return A <= B ? [A, B] : [B, A];
}

/** @param onNotice takes what a press on a key has marked */
export function useMarks(onNotice: (text: string) => void): Marks {
  const { playback } = useReplay();
  const [marked, setMarked] = useState<Marks['marked']>(nothingMarked);
  const [isCompared, setCompared] = useState(false);
  return {
    marked,
    isCompared,
    compare: setCompared,
    mark(name) {
      const { step } = playback.getState();
      const isTaken = marked[name] === step;
      const next = { ...marked, [name]: isTaken ? null : step };
      const isPair = next.A !== null && next.B !== null;
      setMarked(next);
      setCompared(isPair);
      if (isTaken) onNotice(`Step ${step} is no longer ${name}`);
      else onNotice(`Step ${step} is ${name}${isPair ? '' : '. Mark another one to compare'}`);
    },
  };
}

import { useMemo } from 'react';
import { useClockedSelector } from '../game/useClockedSelector';
import type { BlockReason } from './betBlocks';
import { stakeBlocks } from './stakeBlocks';

/** Why no stake on this round may be sent now, for a button that is disabled then. */
export function useStakeBlocks(roundId: number | null): readonly BlockReason[] {
  // One text, so that it is compared by its value.
  const names = useClockedSelector((state, now) => stakeBlocks(state, roundId, now).join(' '));
  return useMemo(() => (names === '' ? [] : (names.split(' ') as BlockReason[])), [names]);
}

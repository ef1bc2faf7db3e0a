import { useMemo } from 'react';
import { useClockedSelector } from '../game/useClockedSelector';
import type { BlockReason } from './blockTexts';
import { stakeBlockReasons, type FilledStake } from './blockReasons';

/** Why this stake may not be sent now, for a button that is disabled then. */
export function useBlockReasons(stake: FilledStake): readonly BlockReason[] {
  // One text, so that it is compared by its value.
  const names = useClockedSelector((state, now) => stakeBlockReasons(state, stake, now).join(' '));
  return useMemo(() => (names === '' ? [] : (names.split(' ') as BlockReason[])), [names]);
}

import { useMemo } from 'react';
import { useClockedSelector } from '../game/useClockedSelector';
import type { BlockReason } from './betBlocks';
import { stakeBlocks } from './stakeBlocks';
import type { FilledStake } from './stakeBlocks';

/** Why this stake may not be sent now, for a button that is disabled then. */
export function useStakeBlocks(stake: FilledStake): readonly BlockReason[] {
  // One text, so that it is compared by its value.
  const names = useClockedSelector((state, now) => stakeBlocks(state, stake, now).join(' '));
  return useMemo(() => (names === '' ? [] : (names.split(' ') as BlockReason[])), [names]);
}

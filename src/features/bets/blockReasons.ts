/**
 * What keeps the player from placing a stake. Buttons, keys and listeners ask here, and so does the replay,
 * so that none of them can differ.
 */
import { useMemo } from 'react';
import type { RootState } from '../../store/rootState';
import { namesOf } from '../../domain/namesOf';
import { roundBlockReasons } from '../game/gameSelectors';
import { useClockedSelector } from '../game/useClockedSelector';
import type { StakeBlock, BlockReason, PlayerBlockReason } from './blockTexts';
import type { Stake } from '../../domain/bet';
import { isSameStake } from '../receipts/betKeys';
import { selectIsSending, selectIsTicketSending, selectReceipts } from './betsSlice';
import { isOpen } from '../receipts/receipt';

/** Why a press for a stake does nothing, the most specific reason first. */
export function playerBlockReasons(state: RootState): PlayerBlockReason[] {
  return namesOf<PlayerBlockReason>({
    signedOut: state.session.player === null,
    ticketSending: selectIsTicketSending(state),
    sending: selectIsSending(state),
  });
}

/** Whether a stake was filled in for another round than the current one; `roundId` null if none was. */
export function isOtherRound({ game }: RootState, roundId: number | null): boolean {
  const { id } = game.round;
  return roundId !== null && id !== null && roundId !== id;
}

/** The player's next stake, as far as it is filled in. */
export interface FilledStake {
  roundId: number | null;
  number?: string;
  /** Riel; null for an amount that can't be sent. */
  amount?: number | null;
}

/** Why this stake may not be sent at `now` (milliseconds of the app's clock), the most specific reason first. */
export function stakeBlockReasons(
  state: RootState,
  stake: FilledStake,
  now: number,
): BlockReason[] {
  return namesOf<BlockReason>({
    beingChecked: isBeingChecked(state, stake),
    otherRound: isOtherRound(state, stake.roundId),
    closed: roundBlockReasons(state, now).length > 0,
  });
}

/** Whether the outcome of an equal stake is unknown, so that this one may be its repetition. */
function isBeingChecked(state: RootState, { roundId, number, amount }: FilledStake): boolean {
  if (roundId === null || number === undefined || amount === undefined || amount === null)
    return false;
  return selectReceipts(state).some(
    (one) => isOpen(one) && isSameStake(one.stake, { roundId, number, amount }),
  );
}

/** Why a stake must not be sent at `now` (milliseconds of the app's clock); null if it may. */
export function firstStakeBlock(state: RootState, stake: Stake, now: number): StakeBlock | null {
  const [reason] = stakeBlockReasons(state, stake, now);
  return reason === undefined ? null : { reason };
}

/** Why this stake may not be sent now, for a button that is disabled then. */
export function useBlockReasons(stake: FilledStake): readonly BlockReason[] {
  // One text, so that it is compared by its value.
  const names = useClockedSelector((state, now) => stakeBlockReasons(state, stake, now).join(' '));
  return useMemo(() => (names === '' ? [] : (names.split(' ') as BlockReason[])), [names]);
}

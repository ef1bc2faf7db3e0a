/**
 * What keeps the player from placing a stake. Buttons, keys and listeners ask here, and so does the replay,
 * so that none of them can differ.
 */
import type { RootState } from '../../app/rootReducer';
import type { AppThunk } from '../../app/storeTypes';
import { trueNames } from '../../lib/trueNames';
import { closedReasons } from '../game/gameSelectors';
import { selectLimitBlock } from '../limits/limitSelectors';
import { selectIsTicketSending } from '../ticket/ticketSlice';
import type { BetBlock, BlockReason, BusyReason, IgnoredPress } from './betBlocks';
import type { Stake } from './betsApi';
import { selectCheckedReceipt } from './betsSelectors';
import { betsEvents, selectIsSending } from './betsSlice';

/** Why a press for a stake does nothing, the most telling reason first. */
export function busyReasons(state: RootState): BusyReason[] {
  return trueNames<BusyReason>({
    signedOut: state.session.player === null,
    ticketSending: selectIsTicketSending(state),
    sending: selectIsSending(state),
  });
}

/** Whether what was filled in for a round (null for nothing) belongs to another one than the current. */
export function isOtherRound({ game }: RootState, roundId: number | null): boolean {
  const { id } = game.round;
  return roundId !== null && id !== null && roundId !== id;
}

/**
 * Why no stake on this round may be sent at `now` (milliseconds of the app's clock), the most telling reason
 * first. The player's own limits depend on the amount: {@link blockOfStake}.
 */
export function stakeBlocks(state: RootState, roundId: number | null, now: number): BlockReason[] {
  return trueNames<BlockReason>({
    beingChecked: selectCheckedReceipt(state) !== null,
    otherRound: isOtherRound(state, roundId),
    closed: closedReasons(state, now).length > 0,
  });
}

/** Why a stake must not be sent at `now` (milliseconds of the app's clock); null if it may. */
export function blockOfStake(state: RootState, stake: Stake, now: number): BetBlock | null {
  const [reason] = stakeBlocks(state, stake.roundId, now);
  if (reason !== undefined) return { reason, ...closedBy(state, reason, now) };
  const limit = selectLimitBlock(state, stake.amount, now);
  return limit && { reason: 'ownLimit', limit };
}

/** Records a press that does nothing. */
export function ignorePress(
  control: IgnoredPress['control'],
  reason: IgnoredPress['reason'],
): AppThunk {
  return (dispatch, getState, { clock }) => {
    const cause = closedBy(getState(), reason, clock.now());
    dispatch(betsEvents.pressIgnored({ control, reason, ...cause }));
  };
}

function closedBy(state: RootState, reason: IgnoredPress['reason'], now: number) {
  const [cause] = reason === 'closed' ? closedReasons(state, now) : [];
  return cause && { closedBy: cause };
}

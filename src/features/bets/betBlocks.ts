/** The names of what keeps the player from placing a stake; `stakeBlocks.ts` decides. */
import type { ClosedReason } from '../../config/bettingRules';
import type { LimitBlock } from './limits/limits';

/** Why a stake was not sent at all. */
export type BlockReason = 'closed' | 'otherRound' | 'beingChecked';

/** The same with the player's own limit, if it is beyond one. Older traces don't say why betting was closed. */
export type BetBlock =
  { reason: BlockReason; closedBy?: ClosedReason } | { reason: 'ownLimit'; limit: LimitBlock };

/** Why nothing can be pressed at all, whatever the stake. */
export type BusyReason = 'signedOut' | 'sending' | 'ticketSending';

/** A press that does nothing, for the recording. */
export interface IgnoredPress {
  control: 'keypad' | 'repeat' | 'slip' | 'chip' | 'addToTicket' | 'ticket';
  reason: BlockReason | BusyReason | 'amountInvalid' | 'ticketFull';
  closedBy?: ClosedReason;
}

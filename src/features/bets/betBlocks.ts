/** The names of what keeps the player from placing a stake; `stakeBlocks.ts` decides. */
import type { LimitBlock } from './limits/limits';

/** Why a stake was not sent at all. */
export type BlockReason = 'closed' | 'otherRound' | 'beingChecked';

/** The same with the player's own limit, if it is beyond one. */
export type BetBlock = { reason: BlockReason } | { reason: 'ownLimit'; limit: LimitBlock };

/** Why nothing can be pressed at all, whatever the stake. */
export type BusyReason = 'signedOut' | 'sending' | 'ticketSending';

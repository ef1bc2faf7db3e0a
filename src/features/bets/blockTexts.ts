/** The names and texts of what keeps the player from placing a stake; `blockReasons.ts` decides. */
import { km } from '../../i18n/km';

/** Why a stake was not sent at all. */
export type BlockReason = 'closed' | 'otherRound' | 'beingChecked';

/** The same as an action and the store hold it. */
export interface StakeBlock {
  reason: BlockReason;
}

const blockTexts: Record<BlockReason, string> = {
  closed: km.betModal.closed,
  otherRound: km.betModal.newRoundBegan,
  beingChecked: km.receipt.waitForCheck,
};

/** What the player is told of a stake that was not sent at all. */
export const blockText = ({ reason }: StakeBlock): string => blockTexts[reason];

/** Why nothing can be pressed at all, whatever the stake. */
export type PlayerBlockReason = 'signedOut' | 'sending' | 'ticketSending';

/** The names and texts of the reasons why no stake can be placed; `blockReasons.ts` decides. */
import { km } from '../../i18n/km';

/** Why a stake was not sent at all. */
export type BlockReason = 'closed' | 'otherRound' | 'beingChecked';

/** The reason as a payload, for actions and the store. */
export interface StakeBlock {
  reason: BlockReason;
}

const blockTexts: Record<BlockReason, string> = {
  closed: km.betModal.closed,
  otherRound: km.betModal.newRoundBegan,
  beingChecked: km.receipt.waitForCheck,
};

/** The message to the player about a stake that was not sent at all. */
export const blockText = ({ reason }: StakeBlock): string => blockTexts[reason];

/** Why nothing can be pressed at all, whatever the stake. */
export type PlayerBlockReason = 'signedOut' | 'sending' | 'ticketSending';

import { km } from '../../../i18n/km';
import { formatTimestamp } from '../../../domain/dates';
import { formatAmount } from '../../../domain/money';
import type { BetBlock, BlockReason } from '../betBlocks';
import type { LimitBlock } from './limits';

/** Day and time in Phnom Penh, as in the tables of bets but without seconds. */
export function limitTime(timestamp: number): string {
  return formatTimestamp(timestamp, 'D-MM-YYYY | H:mm');
}

/** Why a stake is beyond a limit, with the figures. */
export function limitBlockText(block: LimitBlock): string {
  switch (block.kind) {
    case 'pause':
      return km.limits.pausedUntil(limitTime(block.until));
    case 'stake':
      return km.limits.aboveStake(formatAmount(block.limit));
  }
}

const blockTexts: Record<BlockReason, string> = {
  closed: km.betModal.closed,
  otherRound: km.betModal.newRoundBegan,
  beingChecked: km.receipt.waitForCheck,
};

/** Why a stake was not sent at all. */
export function betBlockText(block: BetBlock): string {
  return block.reason === 'ownLimit' ? limitBlockText(block.limit) : blockTexts[block.reason];
}

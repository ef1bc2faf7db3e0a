import type { BetBlock } from '../../../features/bets/betBlocks';
import { receiptMessage, receiptSeverity } from '../../../features/receipts/betMessages';
import type { Bet, Stake } from '../../../domain/bet';
import type { Receipt, ReceiptState } from '../../../features/receipts/receipt';
import { betBlockText } from '../../../features/bets/betBlocks';
import { outcomeOf } from '../../../features/outcomes/outcome';
import type { TicketStop } from '../../../features/bets/ticketRun';
import { stopReason } from '../../../features/ticket/ticketTexts';
import { rielText } from '../rielText';

/** One step of a stake. */
export interface BetEvent {
  step: number;
  /** Milliseconds since the epoch. */
  at: number;
  text: string;
}

/** What came of a press on confirm; a line of a ticket counts as one. */
export interface BetRow {
  /** The press. */
  step: number;
  /** Milliseconds since the epoch; null if it was pressed before the recording. */
  at: number | null;
  /** Seconds that the screen counted at the press; null if it was pressed before the recording. */
  secondsLeft: number | null;
  stake: Stake;
  /** It is a line of a ticket. */
  isLine: boolean;
  /** The press first, in their order. */
  events: readonly BetEvent[];
  outcome: BetOutcome;
  /** As its receipt was last; null if nothing was sent. */
  receiptState: ReceiptState | null;
  /** Its bet in the last list that had it; null without one. */
  bet: Bet | null;
  /** Riel, each null if unknown. */
  balance: {
    before: number | null;
    /** Once the stake was taken from it. */
    after: number | null;
    /** Once its prize was added. */
    withPrize: number | null;
  };
}

/** Whether nothing says that the server has a stake that was sent. */
export const isUnconfirmed = ({ receiptState }: Pick<BetRow, 'receiptState'>): boolean =>
  receiptState !== null && unconfirmed.has(receiptState);

const unconfirmed: ReadonlySet<ReceiptState> = new Set<ReceiptState>([
  'sending',
  'checking',
  'notFound',
  'unclear',
  'notPlaced',
]);

/** `good`: the server has it. `bad`: it does not, or nobody knows. `none`: nothing was sent. */
export type OutcomeKind = 'open' | 'good' | 'won' | 'lost' | 'bad' | 'none';

export interface BetOutcome {
  kind: OutcomeKind;
  title: string;
  /** Empty if the title says all. */
  reason: string;
  /** What the app told the player, in Khmer or in the server's words; empty for nothing. */
  shown: string;
}

/** What is collected of a press, step by step. */
export interface Press {
  step: number;
  at: number | null;
  secondsLeft: number | null;
  stake: Stake;
  isLine: boolean;
  events: BetEvent[];
  /** Riel; null if unknown. */
  balance: number | null;
  /** Why the press did nothing at all; null if something answered it. */
  ignored: string | null;
  /** Why the app sent nothing, with what was true then. */
  block: { block: BetBlock; detail: string } | null;
  /** Why its ticket was not sent up to this line. */
  stop: TicketStop | null;
  /** As it was last; null if nothing was sent. */
  receipt: Receipt | null;
  /** Why the server refused it, or why nobody knows; `isSent` is false if its request never left the page. */
  answer: { reason: string; message: string | null; isSent?: false } | null;
  /** Its bet in the last list that had it. */
  bet: Bet | null;
}

const titles: Readonly<Record<ReceiptState, string>> = {
  sending: 'Being sent',
  checking: 'Being checked',
  accepted: 'Accepted',
  placed: 'Found in the list',
  notFound: 'Not found so far',
  unclear: 'Unclear',
  notPlaced: 'Not placed',
  refused: 'Refused',
};

const kinds = { waiting: 'open', good: 'good', bad: 'bad' } as const;

/** What came of a press, at the end of the recording. */
export function outcomeOfPress(press: Press): BetOutcome {
  const { block, stop, receipt, ignored, bet } = press;
  if (block) {
    const shown = betBlockText(block.block);
    return { kind: 'none', title: 'Blocked', reason: block.detail, shown };
  }
  if (stop) {
    const shown = stopReason(stop);
    return { kind: 'none', title: 'Not sent', reason: 'its ticket stopped before it', shown };
  }
  if (!receipt) {
    return { kind: 'none', title: 'Did nothing', reason: ignored ?? '', shown: '' };
  }
  return bet?.isSettled ? settledOutcome(bet, press, receipt) : openOutcome(press, receipt);
}

function openOutcome({ answer }: Press, receipt: Receipt): BetOutcome {
  const { title, hint } = receiptMessage(receipt);
  return {
    kind: kinds[receiptSeverity(receipt)],
    title: titles[receipt.state],
    reason: answer?.reason ?? '',
    shown: answer?.message ?? [title, hint].filter(Boolean).join(': '),
  };
}

/** How it came to be known matters only if its receipt was not simply accepted. */
function settledOutcome(bet: Bet, { answer }: Press, { state }: Receipt): BetOutcome {
  const reason = [titles[state], answer?.reason].filter(Boolean).join(': ');
  return {
    kind: kindOf(bet),
    title: resultText(bet),
    reason: state === 'accepted' ? '' : reason,
    shown: '',
  };
}

function kindOf(bet: Bet): OutcomeKind {
  const { payout } = outcomeOf(bet, null);
  if (payout === null) return 'good';
  return payout > 0 ? 'won' : 'lost';
}

/** `Won 450,000 (drawn 407)`. */
function resultText(bet: Bet): string {
  const { payout } = outcomeOf(bet, null);
  const drawn = bet.drawnDigits === null ? '' : ` (drawn ${bet.drawnDigits})`;
  if (payout === null) return `Settled${drawn}`;
  return payout > 0 ? `Won ${rielText(payout)}${drawn}` : `Lost${drawn}`;
}

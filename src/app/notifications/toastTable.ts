import { mostLines } from '../../config/bettingRules';
import { formatAmount } from '../../domain/money';
import { blockText } from '../../features/bets/blockTexts';
import type { StakeBlock } from '../../features/bets/blockTexts';
import type { Stake } from '../../domain/bet';
import { km } from '../../i18n/km';
import type { BrowserFeature } from '../../platform/browserFeatures';
import type { ToastSeverity } from '../../ui/toast/ToastCard';

/** Toasts close after these times, in milliseconds; those about bets sooner (specification section 9). */
const usual = 5000;
const ofBet = 2000;

/** The server's message, null if it sent none. */
interface Message {
  message: string | null;
}

const orWentWrong = ({ message }: Message) => message ?? km.errors.somethingWentWrong;

const ofStake =
  (text: (number: string, amount: string) => string) =>
  ({ number, amount }: Pick<Stake, 'number' | 'amount'>) =>
    text(number, formatAmount(amount));

const row = <Facts>(
  severity: ToastSeverity,
  durationMs: number,
  text: (facts: Facts) => string,
) => ({ severity, durationMs, text });

/** Every toast: its severity, its time and its text. The parameters of the text are the toast's facts. */
const toastTable = {
  betPlaced: row('success', ofBet, ({ message }: Message) => message ?? km.toasts.betPlaced),
  betFound: row('success', ofBet, ofStake(km.receipt.stakeWasPlaced)),
  betFoundLate: row('success', ofBet, ofStake(km.receipt.stakeWasLate)),
  addedToTicket: row('info', ofBet, ofStake(km.ticket.added)),
  betNotFound: row('warning', ofBet, ofStake(km.receipt.stakeWasNotFound)),
  betUnclear: row('warning', ofBet, ofStake(km.receipt.stakeIsUnclear)),
  betNotPlaced: row('error', ofBet, ofStake(km.receipt.stakeWasNotPlaced)),
  /** The message says why the request never left the page. */
  betNotSent: row('error', ofBet, orWentWrong),
  betFailed: row('error', ofBet, orWentWrong),
  /** The message of a 2xx that carries no bet that fits; the receipt says what is known. */
  betUnanswered: row('info', ofBet, ({ message }: { message: string }) => message),
  betBlocked: row('error', ofBet, ({ block }: { block: StakeBlock }) => blockText(block)),
  numberMissing: row('error', ofBet, () => km.home.enterNumber),
  ticketFull: row('error', ofBet, () => km.ticket.full(formatAmount(mostLines))),
  otherPlayerShown: row('info', usual, () => km.session.otherPlayerShown),
  browserFeatureMissing: row(
    'warning',
    usual,
    ({ feature }: { feature: BrowserFeature }) => km.browser[feature],
  ),
  pasteUnread: row('warning', usual, () => km.errors.pasteUnread),
  chunkNotLoaded: row('error', usual, () => km.errors.partNotLoaded),
  logoutFailed: row('error', usual, () => km.errors.logoutFailed),
};

type Table = typeof toastTable;

/** The kind of a toast and its facts. */
export type ToastContent = {
  [Kind in keyof Table]: { kind: Kind } & Parameters<Table[Kind]['text']>[0];
}[keyof Table];

/** A message in the toast area, in the store so that a replay shows it as the player saw it. */
export type Toast = ToastContent & { id: number };

/** How a toast is shown; its time is in milliseconds. */
export function toastViewOf(toast: ToastContent) {
  const { severity, durationMs, text } = toastTable[toast.kind];
  // Each row reads the facts of its own kind.
  return { severity, durationMs, text: text(toast as never) };
}

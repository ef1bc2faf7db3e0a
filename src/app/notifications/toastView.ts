import { betBlockText } from '../../features/bets/betBlocks';
import { mostLines } from '../../config/bettingRules';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import type { ToastSeverity } from '../../ui/toast/ToastCard';
import type { ToastContent } from './toastContent';

interface ToastView {
  severity: ToastSeverity;
  text: string;
  /** Milliseconds. */
  durationMs: number;
}

/** How a toast is shown. */
export function toastViewOf(toast: ToastContent): ToastView {
  const [severity, durationMs] = looks[toast.kind];
  return { severity, text: textOf(toast), durationMs };
}

/** Toasts close after these times, in milliseconds; those about bets sooner (specification section 9). */
const usual = 5000;
const ofBet = 2000;

const looks: Record<ToastContent['kind'], [ToastSeverity, number]> = {
  betPlaced: ['success', ofBet],
  betFound: ['success', ofBet],
  betFoundLate: ['success', ofBet],
  addedToTicket: ['info', ofBet],
  betNotFound: ['warning', ofBet],
  betUnclear: ['warning', ofBet],
  betNotPlaced: ['error', ofBet],
  betNotSent: ['error', ofBet],
  betFailed: ['error', ofBet],
  betUnanswered: ['info', ofBet],
  betBlocked: ['error', ofBet],
  numberMissing: ['error', ofBet],
  ticketFull: ['error', ofBet],
  otherPlayerShown: ['info', usual],
  browserFeatureMissing: ['warning', usual],
  chunkNotLoaded: ['error', usual],
  logoutFailed: ['error', usual],
};

function textOf(toast: ToastContent): string {
  switch (toast.kind) {
    case 'numberMissing':
      return km.home.enterNumber;
    case 'ticketFull':
      return km.ticket.full(formatAmount(mostLines));
    case 'otherPlayerShown':
      return km.session.otherPlayerShown;
    case 'chunkNotLoaded':
      return km.errors.partNotLoaded;
    case 'logoutFailed':
      return km.errors.logoutFailed;
    case 'browserFeatureMissing':
      return km.browser[toast.feature];
    case 'betBlocked':
      return betBlockText(toast.block);
    case 'betPlaced':
      return toast.message ?? km.toasts.betPlaced;
    case 'betNotSent':
    case 'betFailed':
      return toast.message ?? km.errors.somethingWentWrong;
    case 'betUnanswered':
      return toast.message;
    default:
      return stakeTexts[toast.kind](toast.number, formatAmount(toast.amount));
  }
}

const stakeTexts = {
  addedToTicket: km.ticket.added,
  betFound: km.receipt.stakeWasPlaced,
  betFoundLate: km.receipt.stakeWasLate,
  betNotFound: km.receipt.stakeWasNotFound,
  betUnclear: km.receipt.stakeIsUnclear,
  betNotPlaced: km.receipt.stakeWasNotPlaced,
};

import { betBlockText } from '../../features/bets/limits/limitTexts';
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

/** Toasts close after these times: those about bets sooner (specification section 9). */
const usualDurationMs = 5000;
const betDurationMs = 2000;

/** How a toast is shown. */
export function toastViewOf(toast: ToastContent): ToastView {
  const text = textOf(toast);
  switch (toast.kind) {
    case 'betPlaced':
    case 'betFound':
    case 'betFoundLate':
      return { severity: 'success', text, durationMs: betDurationMs };
    case 'addedToTicket':
      return { severity: 'info', text, durationMs: betDurationMs };
    case 'betNotFound':
    case 'betUnclear':
      return { severity: 'warning', text, durationMs: betDurationMs };
    case 'browserFeatureMissing':
      return { severity: 'warning', text, durationMs: usualDurationMs };
    case 'otherPlayerShown':
      return { severity: 'info', text, durationMs: usualDurationMs };
    case 'chunkNotLoaded':
    case 'logoutFailed':
      return { severity: 'error', text, durationMs: usualDurationMs };
    default:
      return { severity: 'error', text, durationMs: betDurationMs };
  }
}

function textOf(toast: ToastContent): string {
  switch (toast.kind) {
    case 'numberMissing':
      return km.home.enterNumber;
    case 'betListNotLoaded':
      return km.tables.loadFailed;
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
      // A server may ask the player to try again, although it may have stored the stake.
      return `${toast.message} ${km.receipt.stillUnknown}`;
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

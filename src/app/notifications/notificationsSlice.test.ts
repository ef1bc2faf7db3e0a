import { betsEvents } from '../../features/bets/betsSlice';
import type { MissState, UnansweredCause } from '../../features/receipts/receipt';
import { sessionEvents } from '../../features/session/sessionSlice';
import { km } from '../../i18n/km';
import { betOf } from '../../testing/betOf';
import { notificationsReducer, toastDismissed } from './notificationsSlice';
import { toastViewOf } from './toastTable';

type Event = Parameters<typeof notificationsReducer>[1];

const toastsAfter = (...events: Event[]) =>
  events
    .reduce(notificationsReducer, notificationsReducer(undefined, { type: 'start' }))
    .toasts.map((toast) => ({ id: toast.id, ...toastViewOf(toast) }));

const bet = betOf();
const receiptId = 'a';
const failed = (message: string | null) =>
  betsEvents.betRefused({ receiptId, message, kind: 'refused' });
const accepted = (message: string | null) => betsEvents.betAccepted({ receiptId, bet, message });
const stake = { roundId: 50, number: '07', amount: 5000 };
const missed = (state: MissState, isNews = true) =>
  betsEvents.betMissed({ receiptId, stake, state, isNews });
const unanswered = (cause: UnansweredCause, message: string | null) =>
  betsEvents.betUnanswered({ receiptId, cause, message });
const found = (isLate: boolean) => betsEvents.betFound({ receiptId, betKey: '1', stake, isLate });

describe('a toast', () => {
  it.each([
    ['error', km.home.enterNumber, 2000, betsEvents.numberMissed()],
    ['error', km.betModal.closed, 2000, betsEvents.betBlocked({ reason: 'closed' })],
    ['error', km.betModal.newRoundBegan, 2000, betsEvents.betBlocked({ reason: 'otherRound' })],
    ['success', 'Well placed', 2000, accepted('Well placed')],
    ['success', km.toasts.betPlaced, 2000, accepted(null)],
    ['error', 'Closed already', 2000, failed('Closed already')],
    ['error', 'Something went wrong', 2000, failed(null)],
    [
      'error',
      km.receipt.waitForCheck,
      2000,
      betsEvents.betBlocked({ reason: 'beingChecked' as const }),
    ],
    ['error', 'Busy', 2000, unanswered('server', 'Busy')],
    ['error', 'Something went wrong', 2000, unanswered('timeout', null)],
    ['info', 'Well placed', 2000, unanswered('invalidResponse', 'Well placed')],
    ['info', 'Well placed', 2000, unanswered('otherBet', 'Well placed')],
    ['error', 'Something went wrong', 2000, unanswered('invalidResponse', null)],
    ['success', km.receipt.stakeWasPlaced('07', '5,000'), 2000, found(false)],
    ['success', km.receipt.stakeWasLate('07', '5,000'), 2000, found(true)],
    [
      'error',
      km.receipt.stakeWasNotPlaced('07', '5,000'),
      2000,
      betsEvents.betNotPlaced({ receiptId, stake }),
    ],
    ['warning', km.receipt.stakeWasNotFound('07', '5,000'), 2000, missed('notFound')],
    ['warning', km.receipt.stakeIsUnclear('07', '5,000'), 2000, missed('unclear')],
    ['error', km.errors.logoutFailed, 5000, sessionEvents.logoutFailed()],
  ])(
    '[8.3, 8.4, 9.6] has severity %s and reads %s for %d ms',
    (severity, text, durationMs, event) => {
      expect(toastsAfter(event)).toEqual([{ id: 1, severity, text, durationMs }]);
    },
  );

  it('replaces an older one with the same text, with the full time', () => {
    expect(toastsAfter(failed(null), failed('x'), failed(null))).toMatchObject([
      { id: 2, text: 'x' },
      { id: 3, text: 'Something went wrong' },
    ]);
  });

  it('is shown next to one with the same text but another severity', () => {
    expect(toastsAfter(failed('x'), accepted('x'))).toHaveLength(2);
  });

  it('replaces one that said the contrary if its stake is placed', () => {
    const notPlaced = betsEvents.betNotPlaced({ receiptId, stake });
    const other = betsEvents.betNotPlaced({ receiptId, stake: { ...stake, amount: 1000 } });
    expect(toastsAfter(notPlaced, other, found(true))).toMatchObject([
      { text: km.receipt.stakeWasNotPlaced('07', '1,000') },
      { text: km.receipt.stakeWasLate('07', '5,000') },
    ]);
  });

  it('does not repeat what the lists have said already, nor tell of the first of them', () => {
    expect(toastsAfter(missed('notFound', false), missed('checking'))).toEqual([]);
  });

  it('disappears alone when it is dismissed', () => {
    expect(toastsAfter(failed('a'), failed('b'), toastDismissed({ id: 1 }))).toMatchObject([
      { id: 2, text: 'b' },
    ]);
  });
});

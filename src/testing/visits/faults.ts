import { sessionEnded } from '../../api/apiEvents';
import { betsEvents } from '../../features/bets/betsSlice';
import type { Stake } from '../../domain/bet';
import { broadcast } from '../../features/connection/broadcasts';
import { sessionEvents } from '../../features/session/sessionSlice';
import { visibilityChanged } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import type { FindingKind } from '../../replay/engine/findings/finding';
import type { Fault, Visit } from './visit';

const answered = { ms: 120, isUnanswered: false };

/** The server refuses the stake. */
function refuse(visit: Visit, stake: Stake, message: string): void {
  const { receiptId, call } = visit.send(stake);
  visit.clock.advance(120);
  call.reject({ kind: 'refused', status: 422, message, retryAfterMs: null });
  const payload = { receiptId, callTime: answered, message, kind: 'refused', status: 422 } as const;
  visit.dispatch(betsEvents.betRefused(payload));
}

/** The call gets no answer. */
function loseAnswer(visit: Visit, stake: Stake): string {
  const { receiptId, call } = visit.send(stake);
  visit.clock.advance(400);
  call.reject({ kind: 'offline', status: null, message: null, retryAfterMs: null });
  const callTime = { ms: 400, isUnanswered: true };
  visit.dispatch(
    betsEvents.betUnanswered({ receiptId, callTime, cause: 'offline', message: null }),
  );
  return receiptId;
}

/** The draw runs while something hides it; the player looks at the game again afterwards. */
function hideDraw(leave: (visit: Visit) => void, back: (visit: Visit) => void): Fault {
  return {
    second(visit, second) {
      if (second === 40) leave(visit);
      if (second === 74) back(visit);
      return false;
    },
  };
}

const goTo = (pathname: string) => (visit: Visit) =>
  void visit.dispatch(locationChanged({ pathname, search: '' }));
const hide = (isHidden: boolean) => (visit: Visit) =>
  void visit.dispatch(visibilityChanged({ isHidden }));

/** The session ends, and the visit with it. */
function endSession(end: Parameters<typeof sessionEnded>[0]): Fault {
  return {
    second(visit, second) {
      if (second !== 40) return false;
      visit.dispatch(sessionEnded(end));
      visit.isOver = true;
      return true;
    },
  };
}

/** A stake that wins, whose prize never comes into the balance. */
function withholdPrize(visit: Visit, stake: Stake): void {
  visit.willDraw(stake.number.padStart(3, '5'));
  visit.place(stake);
}

/**
 * The causes of the common tickets, by the kind of the finding that names them; each is one round of a visit.
 * `session` ends the visit.
 */
export const faults: Partial<Record<FindingKind, readonly Fault[]>> = {
  refused: [{ stake: (visit, stake) => refuse(visit, stake, 'The stake is above your limit.') }],
  refusedAsLate: [{ stake: (visit, stake) => refuse(visit, stake, 'Betting is closed.') }],
  notSent: [
    {
      second(visit, second) {
        if (second !== 57) return false;
        visit.dispatch(
          betsEvents.betSubmitted({ roundId: visit.roundId, number: '07', amount: 1000 }),
        );
        visit.dispatch(betsEvents.betBlocked({ reason: 'closed' }));
        return false;
      },
    },
  ],
  undecided: [
    {
      stake(visit, stake) {
        const receiptId = loseAnswer(visit, stake);
        visit.dispatch(betsEvents.betMissed({ receiptId, stake, state: 'unclear', isNews: true }));
      },
    },
  ],
  notFound: [false, true].map((isTaken): Fault => ({
    stake(visit, stake) {
      const receiptId = loseAnswer(visit, stake);
      if (isTaken) visit.server.balance -= stake.amount;
      for (const state of ['checking', 'checking', 'notFound'] as const) {
        const isNews = state === 'notFound';
        visit.dispatch(betsEvents.betMissed({ receiptId, stake, state, isNews }));
      }
    },
  })),
  prize: [
    {
      stake: withholdPrize,
      second(visit, second) {
        if (second !== 64) return false;
        const { balance } = visit.server;
        visit.server.settle(visit.roundId);
        visit.server.balance = balance;
        return false;
      },
    },
  ],
  balanceConnection: [
    {
      second(visit, second) {
        if (second === 5) {
          visit.isBalanceWatched = false;
          visit.dispatch(sessionEvents.balanceConnectionLost());
        }
        if (second === 70) {
          visit.isBalanceWatched = true;
          visit.dispatch(sessionEvents.balanceConnectionRestored());
          visit.pushBalance();
        }
        return false;
      },
    },
  ],
  unseenDraw: [
    hideDraw(hide(true), hide(false)),
    hideDraw(goTo('/rule'), goTo('/')),
    {
      // The result event is lost.
      second(visit, second) {
        if (second === 61) visit.server.draw(visit.roundId, '407');
        return second === 61 || [63, 65, 67, 72].includes(second);
      },
    },
  ],
  openBet: [
    {
      second(visit, second) {
        const bet = visit.server.bets.find(({ roundId }) => roundId === visit.roundId);
        if (second === 50 && bet?.id) visit.server.keptOpen.add(bet.id);
        return false;
      },
    },
  ],
  close: [
    {
      second(visit, second) {
        if (second < 40 || second > 60) return false;
        const secondsLeft = Math.max(0, 46 - second - 1);
        const receivedAt = visit.clock.now();
        visit.dispatch(broadcast.countdownReceived({ secondsLeft, receivedAt }));
        return true;
      },
    },
  ],
  result: [
    {
      second(visit, second) {
        // Before the bets are settled, by the corrected number.
        if (second !== 62) return false;
        const { roundId } = visit;
        const digits = visit.server.digitsOf(roundId) === '118' ? '119' : '118';
        visit.dispatch(
          broadcast.resultReceived({ roundId, digits, receivedAt: visit.clock.now() }),
        );
        visit.server.correct(roundId, digits);
        return false;
      },
    },
  ],
  balance: [
    {
      second(visit, second) {
        // No sum of stakes and prizes.
        if (second === 50) {
          visit.server.balance -= 41_337;
          visit.pushBalance();
        }
        return false;
      },
    },
  ],
  session: [
    endSession({ reason: 'tokenRefused', endpoint: 'getBets', message: null }),
    endSession({ reason: 'loggedOut', isElsewhere: true }),
  ],
};

/** The kinds that can be planted. */
export const plantedKinds = Object.keys(faults) as FindingKind[];

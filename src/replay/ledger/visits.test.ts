import { broadcast } from '../../features/connection/broadcasts';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { gateDecided } from '../../features/maintenance/maintenanceSlice';
import { problemReportEvents } from '../../features/problemReport/problemReportSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { soundBlocked } from '../../features/sound/soundSlice';
import { controlPressed, visibilityChanged } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import type { Fault, Visit } from '../../testing/visits/visit';
import { atSecond, endSession, ticketFaults, visitText } from '../../testing/visits/visitText';
import type { Faults } from '../../testing/visits/visitText';
import { ledgerWith, marksOf, reportOf } from '../../testing/reportOf';
import { firstRow, isNothingFound } from './readLedger';

/** Between two seconds something is otherwise. */
const between = (
  from: number,
  to: number,
  begin: (visit: Visit) => void,
  end: (visit: Visit) => void,
): Fault => ({
  second(visit, second) {
    if (second === from) begin(visit);
    if (second === to) end(visit);
  },
});

const hide = (isHidden: boolean) => (visit: Visit) =>
  void visit.dispatch(visibilityChanged({ isHidden }));
const goTo = (pathname: string) => (visit: Visit) =>
  void visit.dispatch(locationChanged({ pathname, search: '' }));

const slow = (
  seconds: number,
  outcome: (call: ReturnType<Visit['calls']['beginQuery']>) => void,
): Fault => {
  let call: ReturnType<Visit['calls']['beginQuery']>;
  return between(
    30,
    30 + seconds,
    (visit) => (call = visit.calls.beginQuery('getReport')),
    () => outcome(call),
  );
};

/** What goes wrong with draws, the session, connections, sounds and calls, and the marks that name it. */
const faults: Faults = {
  ...ticketFaults,
  drawCorrected: [
    ['round: digits'],
    {
      event(visit, event) {
        if (event.type !== 'roundDrawn') return false;
        const { roundId, number } = event.result;
        const digits = number === '118' ? '119' : '118';
        const receivedAt = visit.clock.now();
        visit.dispatch(broadcast.resultReceived({ roundId, digits, receivedAt }));
        return true;
      },
    },
  ],
  listedOtherwise: [
    ['round: digits'],
    atSecond(30, ({ calls, roundId }) =>
      calls.beginQuery('getResults').fulfill([{ roundId: roundId - 1, digits: '000' }]),
    ),
  ],
  settledOtherwise: [
    ['round: digits'],
    atSecond(61, ({ clock, dispatch, roundId }) => {
      const [result, receivedAt] = [{ roundId, digits: '000', createdAt: null }, clock.now()];
      dispatch(broadcast.roundCalculated({ result, receivedAt }));
    }),
  ],
  numberTooEarly: [
    ['round: closing'],
    atSecond(40, ({ clock, dispatch, game, roundId }) => {
      game.forceNextNumber('407');
      dispatch(broadcast.resultReceived({ roundId, digits: '407', receivedAt: clock.now() }));
    }),
  ],
  reportDiffers: [
    ['stake: payout'],
    atSecond(75, ({ calls, game }) => {
      const rows = game.ledger.bets.map((bet) => ({ ...bet, winLose: 41_337 }));
      calls.beginQuery('getReportDetail').fulfill({ rows, total: { amount: null, winLose: null } });
    }),
  ],
  startMissing: [
    ['round: closing', 'round: played'],
    { event: (_, { type }) => type === 'roundStarted', second: (_, second) => second === 0 },
  ],
  drawHidden: [['round: seen'], between(55, 75, hide(true), hide(false))],
  drawOnOtherPage: [['round: seen'], between(55, 75, goTo('/rule'), goTo('/'))],
  farAhead: [
    ['round: played'],
    atSecond(40, (visit) => {
      const [roundId, receivedAt] = [visit.roundId + 600, visit.clock.now()];
      visit.dispatch(broadcast.resultReceived({ roundId, digits: '407', receivedAt }));
    }),
  ],
  roundNeverStarted: [
    ['round: played'],
    {
      event: () => true,
      second(visit, second) {
        // The page is awake, but hears nothing of this round.
        if (second % 30 === 10) visit.fetch('getBets');
        return true;
      },
    },
  ],
  closedEarly: [
    ['round: closing'],
    {
      event(visit, event) {
        if (event.type !== 'countedDown' || event.secondsLeft > 35) return false;
        const secondsLeft = Math.max(0, event.secondsLeft - 14);
        const receivedAt = visit.clock.now();
        visit.dispatch(broadcast.countdownReceived({ secondsLeft, receivedAt }));
        return true;
      },
    },
  ],
  clockJump: [['round: closing'], atSecond(25, ({ clock }) => clock.advance(20_000))],
  idlePress: [
    ['press: reaction'],
    atSecond(15, (visit) => {
      const receivedAt = visit.clock.now();
      visit.dispatch(broadcast.countdownReceived({ secondsLeft: 45, receivedAt }));
      visit.dispatch({ type: 'bets/digitPressed', payload: { digit: '7' } });
      visit.clock.advance(100);
      visit.dispatch(controlPressed({ control: 'keypad' }));
    }),
  ],
  tokenRefused: [
    ['session: session'],
    endSession({ reason: 'tokenRefused', endpoint: 'getBets', message: null }),
  ],
  takenOver: [
    ['session: session'],
    atSecond(40, (visit) => {
      visit.dispatch(sessionEvents.takenOver());
      visit.isOver = true;
    }),
  ],
  maintenance: [
    ['session: session'],
    atSecond(40, (visit) => {
      visit.dispatch(gateDecided({ isClosed: true }));
      visit.isOver = true;
    }),
  ],
  errorScreen: [
    ['error: error'],
    atSecond(40, (visit) => visit.dispatch(problemReportEvents.errorShown({ message: 'No file' }))),
  ],
  connectionLost: [
    ['connection: connection'],
    between(
      25,
      45,
      ({ dispatch }) => dispatch(connectionEvents.lost()),
      (visit) => {
        visit.dispatch(connectionEvents.opened({ at: visit.clock.now() }));
        visit.fetch('getResults');
      },
    ),
  ],
  balanceConnectionLost: [
    ['connection: connection'],
    between(
      5,
      70,
      (visit) => {
        visit.isBalanceWatched = false;
        visit.dispatch(sessionEvents.balanceConnectionLost());
      },
      (visit) => {
        visit.isBalanceWatched = true;
        visit.dispatch(sessionEvents.balanceConnectionRestored());
        visit.pushBalance();
      },
    ),
  ],
  soundBlocked: [
    ['sound: sound'],
    atSecond(61, ({ dispatch }) =>
      dispatch(soundBlocked({ name: 'roll', reason: 'NotAllowedError' })),
    ),
  ],
  slowAnswer: [['call: call'], slow(9, (call) => call.fulfill([]))],
  failedAnswer: [
    ['call: call'],
    slow(1, (call) => call.reject({ kind: 'server', status: 500, message: null, reason: null })),
  ],
};

it.each(Object.entries(faults))(
  'a generated visit with the fault "%s" has its marks and no other, and shows them first',
  (name, [marks, fault]) => {
    const ledger = ledgerWith(name, fault);
    expect(marksOf(ledger)).toEqual(marks);
    expect(ledger.rows[0]?.marks).not.toEqual([]);
    expect(firstRow(ledger)).toBe(ledger.rows[0]);
    expect(isNothingFound(ledger)).toBe(false);
  },
);

describe('a generated visit without a fault', () => {
  it.each([11, 12, 13, 14])('has no mark, by the seed %i', (seed) => {
    const ledger = reportOf(visitText(seed, new Map(), 40));
    expect(marksOf(ledger)).toEqual([]);
    expect(firstRow(ledger)?.kind).toBe('stake');
  });

  it('has no mark in six hours', () => {
    expect(marksOf(reportOf(visitText(15, new Map(), 360)))).toEqual([]);
  }, 120_000);
});

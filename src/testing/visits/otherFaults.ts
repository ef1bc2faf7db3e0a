import { sessionEnded } from '../../api/apiEvents';
import { broadcast } from '../../features/connection/broadcasts';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { gateDecided } from '../../features/maintenance/maintenanceSlice';
import { problemReportEvents } from '../../features/problemReport/problemReportSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { soundBlocked } from '../../features/sound/soundSlice';
import { controlPressed, visibilityChanged } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import { atSecond } from './atSecond';
import type { Fault, Visit } from './visit';

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

/** The session ends, and the visit with it. */
const endSession = (end: Parameters<typeof sessionEnded>[0]): Fault =>
  atSecond(40, (visit) => {
    visit.dispatch(sessionEnded(end));
    visit.isOver = true;
  });

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
export const otherFaults: Readonly<Record<string, [marks: readonly string[], fault: Fault]>> = {
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
  resultLost: [['round: seen'], { event: (_, { type }) => type === 'roundDrawn' }],
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
  loggedOutElsewhere: [
    ['session: session'],
    endSession({ reason: 'loggedOut', isElsewhere: true }),
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

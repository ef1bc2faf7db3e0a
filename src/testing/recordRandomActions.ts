import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../api/apiEvents';
import { restApi } from '../api/restApi';
import { layoutEvents } from '../store/layoutSlice';
import { locationChanged } from '../store/navigationSlice';
import { toastDismissed } from '../app/notifications/notificationsSlice';
import { betsEvents } from '../features/bets/betsSlice';
import { broadcast } from '../features/connection/broadcasts';
import { connectionEvents } from '../features/connection/connectionSlice';
import { gameEvents } from '../features/game/gameSlice';
import { problemReportEvents } from '../features/problemReport/problemReportSlice';
import { reportEvents } from '../features/report/reportSlice';
import { sessionEvents } from '../features/session/sessionSlice';
import { km } from '../i18n/km';
import { soundToggled } from '../features/sound/soundSlice';
import type { rootReducer } from '../app/rootReducer';
import type { RootState } from '../store/rootState';
import type { FlightRecorder } from '../trace/recorder/flightRecorder';
import type { usualLimits } from '../trace/recorder/segments';
import { makeRecordedStore } from './makeRecordedStore';
import { seededRandom } from './seededRandom';

const range = { startDate: '2026-11-01', endDate: '2026-11-20' };

const serverTexts = [
  km.toasts.betPlaced,
  'Bearer canary-bearer-0123456789',
  'token=canary-token-1 refused',
  'token=canary-token-2 refused',
  'eyJhbGciOiJub25lIn0.eyJjYW5hcnkiOjF9.c2ln',
];

/** Events of every slice and responses of every call, in an order that no real player causes. */
function createRandomActions(seed: number): () => UnknownAction {
  const random = seededRandom(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const oneOf = <One>(list: readonly One[]): One => list[upTo(list.length)] as One;
  let now = 1_795_218_522_660.125;
  let roundId = 240_000;
  let requests = 0;

  const stake = () => ({ roundId, number: String(upTo(1000)), amount: upTo(50) * 1000 });
  const bet = (id: number) => ({
    ...stake(),
    id,
    type: '3D' as const,
    odds: 800,
    createdAt: '2026-11-20T09:07:05.000000Z',
    winLose: -1000,
    drawnDigits: oneOf([null, '007']),
    isSettled: random() < 0.5,
  });
  const receipt = () => ({ receiptId: `receipt-${upTo(4)}` });
  const result = () => ({ roundId, createdAt: oneOf([null, oneOf(serverTexts)]), digits: '007' });
  const call = (endpointName: string, originalArgs: unknown, kind: 'Query' | 'Mutation') => {
    requests += 1;
    // Shared by the steps of one call and by calls of the same endpoint, never by two endpoints.
    const requestId = `${endpointName}-${requests - upTo(3)}`;
    const queryCacheKey = `${endpointName}(${JSON.stringify(originalArgs)})`;
    const arg = {
      type: kind.toLowerCase(),
      endpointName,
      originalArgs,
      ...(kind === 'Query' ? { queryCacheKey, subscribe: false } : { track: random() < 0.5 }),
    };
    return (step: string, rest: object, more: object = {}): UnknownAction => ({
      type: `${restApi.reducerPath}/execute${kind}/${step}`,
      ...rest,
      meta: { arg, requestId, requestStatus: step, startedTimeStamp: now, ...more },
    });
  };
  const query = (): UnknownAction => {
    const [endpointName, originalArgs, payload] = oneOf([
      ['getBets', undefined, Array.from({ length: upTo(20) }, (_, id) => bet(id))],
      ['getResults', undefined, [result(), result()]],
      ['getBetLimit', undefined, { minBet: 1000, maxBet: 1_000_000 }],
      ['getReport', { startDate: '2026-11-01', endDate: '2026-11-20' }, []],
    ] as const);
    return answerOf(call(endpointName, originalArgs, 'Query'), payload);
  };
  const mutation = (): UnknownAction =>
    oneOf([
      () => answerOf(call('placeBet', stake(), 'Mutation'), { message: null, bet: bet(1) }),
      () => answerOf(call('login', { password: 'canary-argument' }, 'Mutation'), { token: 'x' }),
    ])();
  const answerOf = (step: ReturnType<typeof call>, payload: unknown): UnknownAction =>
    oneOf([
      () => step('pending', {}),
      () =>
        step('fulfilled', { payload }, { fulfilledTimeStamp: now, baseQueryMeta: { token: 'c' } }),
      () =>
        step(
          'rejected',
          {
            payload: { kind: 'refused', status: 422, message: oneOf(serverTexts), reason: null },
            error: { message: 'Rejected' },
          },
          { rejectedWithValue: true, baseQueryMeta: { request: 'canary-request' } },
        ),
    ])();

  const events: (() => UnknownAction)[] = [
    () => broadcast.countdownReceived({ secondsLeft: upTo(60), receivedAt: now }),
    () => broadcast.roundStarted({ roundId: (roundId += upTo(2)), receivedAt: 0 }),
    () => broadcast.roundCalculated({ result: result(), receivedAt: 0 }),
    () => broadcast.statusReceived({ status: oneOf(['start', 'calculate', 'odd']), receivedAt: 0 }),
    () =>
      broadcast.resultReceived({ roundId: oneOf([null, roundId]), digits: '472', receivedAt: 0 }),
    () => gameEvents.digitRevealed(),
    () => gameEvents.revealClosed(),
    () => connectionEvents.attempted({ at: now }),
    () => connectionEvents.opened({ at: now }),
    () => connectionEvents.lost(),
    () => connectionEvents.resyncStarted({ at: now, cause: 'connectionRestored' }),
    () => betsEvents.digitPressed({ digit: String(upTo(10)) }),
    () => betsEvents.digitErased(),
    () => betsEvents.numberMissed(),
    () => betsEvents.slipOpened({ roundId, number: '07' }),
    () => betsEvents.slipAmountChanged({ amount: oneOf([null, upTo(9) * 1000]) }),
    () => betsEvents.submitTried(),
    () => betsEvents.slipClosed(),
    () => betsEvents.betSubmitted(stake()),
    () => betsEvents.betSent({ ...receipt(), userId: '1001', stake: stake(), baseline: ['7'] }),
    () => betsEvents.betAccepted({ ...receipt(), bet: bet(upTo(99)), message: oneOf(serverTexts) }),
    () =>
      betsEvents.betRefused({
        ...receipt(),
        message: oneOf([null, ...serverTexts]),
        kind: 'refused',
      }),
    () =>
      betsEvents.betUnanswered({
        ...receipt(),
        cause: 'timeout',
        message: oneOf([null, ...serverTexts]),
      }),
    () => betsEvents.betNotFound({ ...receipt(), stake: stake() }),
    () => betsEvents.betUnclear({ ...receipt(), stake: stake(), step: upTo(3) }),
    () => betsEvents.betDetailsMissed({ ...receipt(), step: upTo(3) }),
    () => betsEvents.betAgainPressed(receipt()),
    () => betsEvents.betNotYetFound({ ...receipt(), step: upTo(3) }),
    () => betsEvents.betFound({ ...receipt(), betKey: '9', stake: stake(), isLate: false }),
    () => betsEvents.receiptDismissed(receipt()),
    () => reportEvents.choiceDiscarded(),
    () => reportEvents.dayTyped({ side: 'startDate', day: oneOf([null, '2026-11-02']) }),
    () => reportEvents.fieldLeft({ side: 'startDate', range }),
    () => reportEvents.calendarOpened({ side: oneOf(['startDate', 'endDate']) }),
    () => reportEvents.calendarClosed({ side: 'startDate' }),
    () => sessionEvents.signedIn({ userId: '1001', username: 'sophea', currency: 'KHR' }),
    () => sessionEvents.loginTyped({ username: 'soph', hasPassword: random() < 0.5 }),
    () => sessionEvents.loginValidated({ usernameError: oneOf(serverTexts), passwordError: null }),
    () => sessionEvents.loginSubmitted(),
    () => sessionEvents.loginFailed({ message: oneOf(serverTexts) }),
    () => sessionEvents.checkAuthSent(),
    () => sessionEvents.balanceReceived({ balance: upTo(1e9) }),
    () => sessionEvents.logoutFailed(),
    () => problemReportEvents.opened(),
    () => problemReportEvents.messageChanged({ message: oneOf(serverTexts) }),
    () => problemReportEvents.errorShown({ message: oneOf(serverTexts) }),
    () => toastDismissed({ id: upTo(200) }),
    () => locationChanged({ pathname: oneOf(['/', '/rule']), search: '?token=canary-search' }),
    () => layoutEvents.userMenuOpened(),
    () => soundToggled(),
    () =>
      random() < 0.02
        ? sessionEnded({ reason: 'loggedOut' })
        : { type: 'nobody/listens', payload: undefined },
    () => (random() < 0.05 ? restApi.util.resetApiState() : query()),
    query,
    query,
    mutation,
  ];
  return () => {
    now += random() * 2000;
    return oneOf(events)();
  };
}

export interface RandomActionsOptions {
  actions: number;
  reducer?: typeof rootReducer;
  limits?: typeof usualLimits;
  seed?: number;
}

export interface RecordedActions {
  recorder: FlightRecorder;
  /** The state at the beginning and after each action. */
  states: RootState[];
  /** When each of them was reached, in milliseconds since the epoch. */
  stamps: number[];
}

/** The real reducers under random actions, one a second, without listeners. */
export function recordRandomActions({
  actions,
  seed = 5,
  ...made
}: RandomActionsOptions): RecordedActions {
  const { store, recorder, clock } = makeRecordedStore(made);
  const nextAction = createRandomActions(seed);
  const states = [store.getState()];
  const stamps = [clock.now()];
  while (states.length <= actions) {
    clock.advance(1000);
    store.dispatch(nextAction());
    states.push(store.getState());
    stamps.push(clock.now());
  }
  return { recorder, states, stamps };
}

import { setImmediate } from 'node:timers';
import fc from 'fast-check';
import { betRow, reportBetRow, resultRow } from '../../sandbox/rest/rows';
import { alwaysRefetch, restApi } from '../api/restApi';
import { betsApi } from '../features/bets/betsApi';
import { selectReceipts } from '../features/bets/betsSlice';
import { placeStake } from '../features/bets/betPlacementListener';
import { gameApi } from '../features/game/gameApi';
import { reportApi } from '../features/report/reportApi';
import { selectReportRange } from '../features/report/reportRange';
import { ownerMark } from '../platform/ownerMark';
import type { BroadcastEvent } from '../realtime/ports';
import { appStarted } from '../store/appEvents';
import { locationChanged } from '../store/navigationSlice';
import type { FakeLogger } from '../testing/fakePorts';
import { fakeBroadcasts } from '../testing/fakeRealtime';
import { startFakeServer } from '../testing/fakeServer';
import type { FakeAnswer, FakeServer } from '../testing/fakeServer';
import {
  brokenText,
  hostileAnswer,
  hostileJson,
  junk,
  junkText,
} from '../testing/hostile/hostileMessages';
import type { Json } from '../testing/hostile/hostileMessages';
import { makeTestStore } from '../testing/makeTestStore';
import { toastTexts } from '../testing/shownToasts';
import { isLongRun, seed } from '../testing/testForm';
import { followRouter } from './navigation/routing';
import { createDetachedRouter } from './navigation/router';
import type { AppRouter } from './navigation/router';
import type { AppStore } from './store';

// Each of these tests runs for a minute on a busy machine.
jest.setTimeout(300_000);

/** Good messages, one of each kind that comes in; the hostile ones are made from them. */

const createdAt = Date.parse('2026-11-20T06:58:35Z');
const drawn = { roundId: 240_000, number: '107', createdAt };
const result = resultRow(drawn);
const olderResult = resultRow({ ...drawn, roundId: 239_999, number: '472' });
const won = { id: 612, userId: 1001, roundId: 240_000, number: '07', amount: 3000, createdAt };
const bet = betRow({ ...won, winLose: 267_000 }, drawn);
const open = { ...won, id: 611, roundId: 240_001, number: '5', amount: 2000, winLose: null };
const openBet = betRow(open, undefined);
const placedBet = betRow({ ...open, id: 613, number: '42', amount: 1000 }, undefined);
const dayRow = reportBetRow({ ...won, winLose: 267_000 });
const nextResult = resultRow({ ...drawn, roundId: 240_001 });

/** The cookies of a signed-in player. */
const session = {
  access_token: 'access-token-of-the-test',
  firebase_token: 'firebase-token-of-the-test',
  id: '1001',
  username: 'sophea',
  currency: 'KHR',
};

/** The good answer of each call, by `method path`. */
const goodAnswers = {
  'GET results': [result, olderResult],
  'GET previous-result': result,
  'GET bet-limit': { max_bet: 1_000_000, min_bet: 1000 },
  'GET odds': [{ type: '1D', odds: 8 }],
  'GET bets': [bet, openBet],
  'POST bets': { message: 'placed', data: placedBet },
  'GET report': [{ date: '2026-11-20', turn_over: 25_000, win_lose: -7000 }],
  'GET report/detail': {
    data: [dayRow, { ...dayRow, id: 610, result_id: 239_999, number: '5', type: '1D' }],
    total: { total_amount: 6000, win_lose: 534_000 },
  },
} satisfies Record<string, Json>;

type CallName = keyof typeof goodAnswers;

/** The good answer of every call, as a fake server takes it. */
const goodServer = Object.fromEntries(
  Object.entries(goodAnswers).map(([call, body]) => [call, { body }]),
);

/** A good payload of each kind of broadcast. */
const goodEvents = {
  countdown: { channel: 'countdown', payload: { countdown: 41 } },
  start: { channel: 'gameStatus', payload: { status: 'start', result: { id: 240_001 } } },
  calculate: { channel: 'gameStatus', payload: { status: 'calculate', result: nextResult } },
  result: { channel: 'gameResult', payload: { data: nextResult } },
} satisfies Record<string, { channel: string; payload: Json }>;

/** Watches the console and the prototypes until the test ends for what must never happen. */
function watchForHarm() {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // The store's development checks report how long they took.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  return {
    /** New problems since the last call. */
    findings: (logger?: FakeLogger) => [
      ...error.mock.calls.splice(0).map((parts) => `console.error: ${parts.map(String).join(' ')}`),
      ...(logger?.lines ?? [])
        .filter(({ message }) => message.startsWith('a listener failed'))
        .map(({ message, details }) => `${message}: ${String(details)}`),
      ...Object.keys(Object.prototype).map((key) => `every object has ${key}`),
    ],
  };
}

/** Runs everything until no request is in flight. */
async function settle({ dispatch }: AppStore): Promise<void> {
  for (;;) {
    // Not a timer: timers may be fake, and thousands of real ones add up.
    await new Promise((resolve) => setImmediate(resolve));
    const running = [
      ...dispatch(restApi.util.getRunningQueriesThunk()),
      ...dispatch(restApi.util.getRunningMutationsThunk()),
    ];
    if (running.length === 0) return;
    await Promise.all(running);
  }
}

let watch: ReturnType<typeof watchForHarm>;
/** Gives good answers until a case changes one. */
let server: FakeServer;

beforeEach(() => {
  watch = watchForHarm();
  server = startFakeServer();
  for (const [call, answer] of Object.entries(goodServer)) server.on(call, answer);
});

/** Expects no problem of any case; quick ones are tried more often. */
async function expectNoProblems<Case>(
  cases: fc.Arbitrary<Case>,
  run: (one: Case) => Promise<string[]>,
  factor = 1,
): Promise<void> {
  const property = fc.asyncProperty(cases, async (one) => expect(await run(one)).toEqual([]));
  await fc.assert(property, { seed, numRuns: (isLongRun ? 300 : 60) * factor });
}

const range = { startDate: '2026-11-16', endDate: '2026-11-22' };
const { getResults, getPreviousResult, getBetLimit, getOdds } = gameApi.endpoints;
const { getReport, getReportDetail } = reportApi.endpoints;
interface Loaded {
  data?: unknown;
  isError: boolean;
}
type QueryName = Extract<CallName, `GET ${string}`>;
/** How the app makes each call that reads data. */
const queries: Record<QueryName, (dispatch: AppStore['dispatch']) => PromiseLike<Loaded>> = {
  'GET results': (dispatch) => dispatch(getResults.initiate(undefined, alwaysRefetch)),
  'GET previous-result': (dispatch) =>
    dispatch(getPreviousResult.initiate(undefined, alwaysRefetch)),
  'GET bet-limit': (dispatch) => dispatch(getBetLimit.initiate(undefined, alwaysRefetch)),
  'GET odds': (dispatch) => dispatch(getOdds.initiate(undefined, alwaysRefetch)),
  'GET bets': (dispatch) => dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch)),
  'GET report': (dispatch) => dispatch(getReport.initiate(range, alwaysRefetch)),
  'GET report/detail': (dispatch) =>
    dispatch(getReportDetail.initiate(range.startDate, alwaysRefetch)),
};
const queryNames = Object.keys(queries) as QueryName[];
const answersToQueries = fc
  .constantFrom(...queryNames)
  .chain((call) => hostileAnswer(goodAnswers[call]).map((hostile) => ({ call, ...hostile })));

it('any response to a request for data is read, or refused with one log line, and the next good one is read', async () => {
  /** @returns what the calls with these answers left, one after the other */
  const load = async (call: QueryName, answers: FakeAnswer[]) => {
    const { store, services } = makeTestStore();
    const { lines } = services.logger;
    const loads = [];
    for (const answer of answers) {
      for (const path of [call, call.replace('report', 'reports')]) server.on(path, answer);
      const linesBefore = lines.length;
      const { data, isError } = await queries[call](store.dispatch);
      const messages = new Set(lines.slice(linesBefore).map(({ message }) => message)).size;
      loads.push({ data, isError, messages });
    }
    return { loads, problems: watch.findings(services.logger) };
  };
  await expectNoProblems(
    answersToQueries,
    async ({ call, answer, isGood }) => {
      const good = { body: goodAnswers[call] };
      const { loads, problems } = await load(call, [answer, good]);
      const [first, next] = loads;
      if (first?.isError && isGood) problems.push('a good answer was not taken');
      if (first && (first.messages > 1 || (first.isError && first.messages !== 1)))
        problems.push(`${first.messages} log messages`);
      // A number that could be read may differ from the good one, which is a log line of its own.
      if (next?.messages !== 0 && first?.isError) problems.push('a log line for a good answer');
      const reference = await load(call, [good]);
      if (JSON.stringify(next?.data) !== JSON.stringify(reference.loads[0]?.data))
        problems.push('the next good answer is read otherwise');
      return problems;
    },
    3,
  );
});

it('any response to a stake is reported to the player, and only one with its own bet is an acceptance', async () => {
  const { data: bet } = goodAnswers['POST bets'];
  const stake = { roundId: bet.result_id, number: bet.number, amount: bet.amount };
  await expectNoProblems(hostileAnswer(goodAnswers['POST bets']), async ({ answer, isGood }) => {
    const { store, services } = makeTestStore();
    server.on('POST bets', answer);
    await store.dispatch(placeStake(stake));
    const problems = watch.findings(services.logger);
    const [receipt] = selectReceipts(store.getState());
    const isAccepted = receipt?.state === 'accepted';
    if (isGood && !isAccepted) problems.push('a good answer was not taken');
    const text = answer.text?.replaceAll('\\', '') ?? '';
    const isNamed = text.includes('"number":"42"') && text.includes('"amount":1000');
    if (isAccepted && !isNamed) problems.push('an answer without the bet is an acceptance');
    const hasToast = toastTexts(store.getState()).some((one) => one.trim() !== '');
    if (!hasToast && receipt?.isShown !== true) problems.push('the player sees nothing');
    // One for unreadable fields, one if it does not confirm the stake.
    const lines = services.logger.lines.length;
    if (lines > 2 || (!isAccepted && lines === 0)) problems.push(`${lines} log lines`);
    return problems;
  });
});

const eventNames = Object.keys(goodEvents) as (keyof typeof goodEvents)[];
const hostileEvents = fc.constantFrom(...eventNames).chain((name) => {
  const { channel, payload } = goodEvents[name];
  const texts = fc.oneof(hostileJson(payload), brokenText(JSON.stringify(payload)));
  return texts.map((data) => ({ channel, data }));
});
const isId = (id: number | null) => id === null || (Number.isSafeInteger(id) && id >= 0);
const isNumber = (digits: string | null) => digits === null || /^\d{3}$/.test(digits);

it('any event is dropped with its reason, or has the values that a round can have', async () => {
  const isPossible = (event: BroadcastEvent): boolean => {
    switch (event.kind) {
      case 'countdown':
        return event.secondsLeft >= 0 && event.secondsLeft <= 86_400;
      case 'status':
        return isId(event.roundId) && isNumber(event.result?.digits ?? null);
      case 'result':
        return isId(event.roundId) && isNumber(event.digits);
      default:
        return event.kind === 'dropped' && event.reason !== '';
    }
  };
  const events: BroadcastEvent[] = [];
  const broadcasts = fakeBroadcasts();
  broadcasts.connect((event) => void events.push(event));
  broadcasts.emit({ kind: 'connection', state: 'open' });
  await expectNoProblems(
    hostileEvents,
    ({ channel, data }) => {
      events.length = 0;
      broadcasts.receive(channel, data);
      const isFine = events.length === 1 && events.every(isPossible);
      return Promise.resolve([...watch.findings(), ...(isFine ? [] : [JSON.stringify(events)])]);
    },
    20,
  );
});

it('after any value of the balance record the balance is one that the server sent', async () => {
  const { store, services } = makeTestStore();
  const { balances, logger } = services;
  const balance = () => store.getState().session.balance;
  store.dispatch(appStarted());
  await expectNoProblems(junk, (json) => {
    balances.push(5000);
    const before = logger.lines.length;
    const value: unknown = JSON.parse(json);
    balances.push(value);
    const shown = balance();
    const problems = watch.findings(logger);
    if (shown !== 5000 && shown !== Number(value)) problems.push('a balance that nobody sent');
    if (shown === 5000 && logger.lines.length - before !== 1) problems.push('not one log line');
    balances.push('4000.00');
    if (balance() !== 4000) problems.push('the next good one is not taken');
    return Promise.resolve(problems);
  });
});

const cookieNames = Object.keys(session);
const localKeys = ['isSound', 'bypassMaintenance', `shownRound:${ownerMark(session.id)}`];
const storedPlaces = fc.oneof(
  fc.constantFrom(...cookieNames).map((name) => ({ kind: 'cookie' as const, name })),
  fc.constantFrom(...localKeys).map((name) => ({ kind: 'local' as const, name })),
  fc.constant({ kind: 'session' as const, name: 'lastRevealedRound' }),
);

it('with any text in a cookie or a storage the player is served or signed out', async () => {
  await expectNoProblems(fc.tuple(storedPlaces, junkText), async ([{ kind, name }, text]) => {
    const { store, services } = makeTestStore({
      ...(kind === 'cookie' && { cookies: { ...session, [name]: encodeURIComponent(text) } }),
      ...(kind === 'local' && { localStore: { [name]: text } }),
      ...(kind === 'session' && { sessionStore: { [name]: text } }),
    });
    store.dispatch(appStarted());
    store.dispatch(locationChanged({ pathname: '/', search: '' }));
    services.broadcasts.emit({ kind: 'connection', state: 'open' });
    await settle(store);
    const state = store.getState();
    const problems = watch.findings(services.logger);
    const isServed = betsApi.endpoints.getBets.select()(state).isSuccess;
    if (isServed !== (state.session.player !== null)) problems.push('signed in, but not served');
    if (typeof state.sound.isOn !== 'boolean') problems.push('no sound switch');
    if (services.logger.lines.length > 1) problems.push('more than one log line');
    return problems;
  });
});

/** What a person or a link may put into the address, in each place that the app reads. */
const addresses = fc.constantFrom<(text: string) => string>(
  (text) => `/?slug=${text}`,
  (text) => `/?${text}`,
  (text) => `/report?start_date=${text}&end_date=2026-11-20`,
  (text) => `/report/detail?date=${text}&start_date=2026-11-20&end_date=${text}`,
  (text) => `/${text}`,
  (text) => `/report/${text}`,
);

it('any text in an address ends at a screen, and the next good address is followed', async () => {
  await expectNoProblems(fc.tuple(addresses, junkText), async ([addressOf, text]) => {
    let router: AppRouter | null = null;
    const { store, services } = makeTestStore({
      go: (to, how) => void router?.navigate(to, how),
    });
    const longest = 2000;
    router = createDetachedRouter(addressOf(encodeURIComponent(text.slice(0, longest))));
    followRouter(router, store.dispatch, services);
    store.dispatch(appStarted());
    await settle(store);
    await router.navigate('/report?start_date=2026-11-16&end_date=2026-11-22');
    await settle(store);
    const problems = watch.findings(services.logger);
    const range = selectReportRange(store.getState());
    if (range?.startDate !== '2026-11-16') problems.push('the next good address is not followed');
    return problems;
  });
});

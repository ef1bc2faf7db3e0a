import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { locationChanged } from '../store/navigationSlice';
import { appStarted } from '../store/appEvents';
import { betsApi } from '../features/bets/betsApi';
import { selectReportRange } from '../features/report/reportRange';
import { submitLogin } from '../features/session/LoginForm';
import { sessionEvents } from '../features/session/sessionSlice';
import { allListeners } from '../testing/allListeners';
import { startFakeServer } from '../testing/fakeServer';
import type { FakeServer } from '../testing/fakeServer';
import { goodAnswers, goodServer, session } from '../testing/hostile/examples';
import { settle, watchForHarm } from '../testing/hostile/harm';
import type { HarmWatch } from '../testing/hostile/harm';
import { hostileAnswer, junk, junkText } from '../testing/hostile/hostileMessages';
import { makeBetRun } from '../testing/hostile/runBet';
import { hostileEvents, makeEventRun } from '../testing/hostile/runEvent';
import { makeQueryRun, queryTargets } from '../testing/hostile/runQuery';
import { makeTestServices } from '../testing/makeTestServices';
import { makeTestStore } from '../testing/makeTestStore';
import { isLongRun, seed } from '../testing/testForm';
import { ownerMark } from '../platform/ownerMark';
import { fetchAppConfig } from './hostFiles';
import { followRouter } from './navigation/followRouter';
import { createDetachedRouter } from './navigation/router';
import type { AppRouter } from './navigation/router';
import { makeStore } from './store';

const timeLimit = 300_000;
let watch: HarmWatch;
/** Gives good answers until a case changes one. */
let server: FakeServer;

beforeEach(() => {
  watch = watchForHarm();
  server = startFakeServer();
  for (const [call, answer] of Object.entries(goodServer)) server.on(call, answer);
});

afterEach(() => void jest.useRealTimers());

/** Expects no problem of any case. */
async function expectNoProblems<Case>(
  cases: fc.Arbitrary<Case>,
  run: (one: Case) => Promise<string[]>,
): Promise<void> {
  const property = fc.asyncProperty(cases, async (one) => expect(await run(one)).toEqual([]));
  await fc.assert(property, { seed, numRuns: isLongRun ? 300 : 60 });
}

it.each(queryTargets)(
  'after any response to $call the next good one works, and a failure is one log line',
  async (target) => {
    const run = await makeQueryRun(target, server, watch);
    await expectNoProblems(hostileAnswer(goodAnswers[target.call]), run);
  },
  timeLimit,
);

it(
  'any response to a stake is reported to the player, and the next stake is placed once',
  async () => {
    jest.useFakeTimers();
    await expectNoProblems(hostileAnswer(goodAnswers['POST bets']), makeBetRun(server, watch));
  },
  timeLimit,
);

it(
  'any response to a login signs in or says why not, and the next good one signs in',
  async () => {
    await expectNoProblems(hostileAnswer(session), async ({ answer, isGood }) => {
      const { store, services } = makeTestStore({ session: null });
      const submit = async () => {
        store.dispatch(submitLogin({ username: 'sophea', password: 'riel1234' }));
        await settle(store);
      };
      server.on('POST login', answer);
      await submit();
      const problems: string[] = [];
      const isIn = services.reloads.length === 1;
      const { message } = store.getState().session.login;
      if (isGood && !isIn) problems.push('a good answer was not taken');
      if (isIn && services.readAccessToken() === null) problems.push('in without a token');
      if (!isIn && services.sessionCookies.readPlayer()) problems.push('refused with a session');
      if (!isIn && !message?.trim()) problems.push('the player sees no message');

      server.on('POST login', { body: session });
      store.dispatch(sessionEvents.loginFailed({ message: '' }));
      await submit();
      if (services.readAccessToken() !== session.access_token) problems.push('another token');
      return [...problems, ...watch.findings(services.logger)];
    });
  },
  timeLimit,
);

it(
  'after any event the next good ones work, and one that was dropped is one log line',
  async () => {
    jest.useFakeTimers();
    await expectNoProblems(hostileEvents, await makeEventRun(watch));
  },
  timeLimit,
);

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

it(
  'only a valid config.json closes the app',
  async () => {
    const decide = async () => {
      const services = { ...makeTestServices({ session: null }), fetchAppConfig };
      const store = makeStore(services, allListeners(services));
      store.dispatch(appStarted());
      while (store.getState().maintenance.gate === 'loading') await setImmediate();
      return { gate: store.getState().maintenance.gate, logger: services.logger };
    };
    await expectNoProblems(hostileAnswer({ isMaintenance: false }), async ({ answer }) => {
      server.on('GET /config.json', answer);
      const { gate, logger } = await decide();
      const problems = watch.findings(logger);
      const saysSo = /"isMaintenance": ?"?(true|1)"?[,}]/.test(answer.text ?? '');
      if (gate !== 'open' && !saysSo) problems.push(`the gate is ${gate}`);
      server.on('GET /config.json', { body: { isMaintenance: true } });
      if ((await decide()).gate !== 'closed') problems.push('the next good one has no effect');
      return problems;
    });
  },
  timeLimit,
);

const cookieNames = Object.keys(session);
const localKeys = ['isSound', 'bypassMaintenance', `shownRound:${ownerMark(String(session.id))}`];
const storedPlaces = fc.oneof(
  fc.constantFrom(...cookieNames).map((name) => ({ kind: 'cookie' as const, name })),
  fc.constantFrom(...localKeys).map((name) => ({ kind: 'local' as const, name })),
  fc.constant({ kind: 'session' as const, name: 'lastRevealedRound' }),
);

it(
  'with any text in a cookie or a storage the player is served or signed out',
  async () => {
    await expectNoProblems(fc.tuple(storedPlaces, junkText), async ([{ kind, name }, text]) => {
      const cookies = Object.fromEntries(
        Object.entries(session).map(([key, value]) => [key, String(value)]),
      );
      const { store, services } = makeTestStore({
        ...(kind === 'cookie' && { cookies: { ...cookies, [name]: encodeURIComponent(text) } }),
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
  },
  timeLimit,
);

/** What a person or a link may put into the address, in each place that the app reads. */
const addresses = fc.constantFrom<(text: string) => string>(
  (text) => `/?slug=${text}`,
  (text) => `/?${text}`,
  (text) => `/report?start_date=${text}&end_date=2026-11-20`,
  (text) => `/report/detail?date=${text}&start_date=2026-11-20&end_date=${text}`,
  (text) => `/${text}`,
  (text) => `/report/${text}`,
);

it(
  'any text in an address ends at a screen, and the next good address is followed',
  async () => {
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
  },
  timeLimit,
);

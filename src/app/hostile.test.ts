import '../testing/productionBuild';
import { startFakeServer } from '../testing/fakeServer';
import type { FakeServer } from '../testing/fakeServer';
import { goodAnswers } from '../testing/hostile/examples';
import { watchForHarm } from '../testing/hostile/harm';
import type { HarmWatch } from '../testing/hostile/harm';
import { hostileAddresses, makeAddressRun } from '../testing/hostile/hostileAddresses';
import { hostileAnswersTo, hostileEvents } from '../testing/hostile/hostileMessages';
import { queryTargets } from '../testing/hostile/queryTargets';
import { junkValues } from '../testing/hostile/junk';
import { makeBetRun } from '../testing/hostile/runBet';
import {
  hostileConfigs,
  makeBalanceRun,
  makeConfigRun,
  makeStoredRun,
  storedJunk,
} from '../testing/hostile/runBorders';
import { expectNoProblems, printCount } from '../testing/hostile/runCases';
import { makeEventRun } from '../testing/hostile/runEvent';
import { makeQueryRun } from '../testing/hostile/runQuery';
import { makeCheckAuthRun, makeLoginRun, makeLogoutRun } from '../testing/hostile/runSignIn';

const count = { total: 0 };
const timeLimit = 300_000;

let watch: HarmWatch;
let server: FakeServer;

beforeEach(() => {
  watch = watchForHarm();
  server = startFakeServer();
  for (const [call, body] of Object.entries(goodAnswers)) server.on(call, { body });
});

afterEach(() => void jest.useRealTimers());

afterAll(() => printCount(count, 'against the store'));

it.each(queryTargets)(
  'after any response to $call the next good one works, and dropped data is one log line',
  async (target) => {
    const run = await makeQueryRun(target, server, watch);
    await expectNoProblems(count, hostileAnswersTo(target.call), run);
  },
  timeLimit,
);

it(
  'after any event the next good ones work, and one that was dropped is one log line',
  async () => {
    jest.useFakeTimers();
    const run = await makeEventRun(watch);
    await expectNoProblems(count, hostileEvents, run);
  },
  timeLimit,
);

it(
  'any response to a stake is reported to the player, and the next stake is placed once',
  async () => {
    jest.useFakeTimers();
    const run = makeBetRun(server, watch);
    await expectNoProblems(count, hostileAnswersTo('POST bets'), run);
  },
  timeLimit,
);

it(
  'any response to a login signs in or says why not, and the next good one signs in',
  async () => {
    const run = makeLoginRun(server, watch);
    await expectNoProblems(count, hostileAnswersTo('POST login'), run);
  },
  timeLimit,
);

it(
  'any response to a session link leads home or to the login, and the next good one home',
  async () => {
    jest.useFakeTimers();
    const run = makeCheckAuthRun(server, watch);
    await expectNoProblems(count, hostileAnswersTo('GET check-auth/link'), run);
  },
  timeLimit,
);

it(
  'any response to a logout ends the session or says why not, and the next good one ends it',
  async () => {
    const run = makeLogoutRun(server, watch);
    await expectNoProblems(count, hostileAnswersTo('POST logout'), run);
  },
  timeLimit,
);

it(
  'only a valid config.json closes the app, and an invalid one is one log line',
  async () => {
    const run = makeConfigRun(server, watch);
    await expectNoProblems(count, hostileConfigs, run);
  },
  timeLimit,
);

it('after any value of the balance record the balance is one that the server sent', async () => {
  await expectNoProblems(count, junkValues, makeBalanceRun(watch));
});

it(
  'with any text in a cookie or a storage the player is served or signed out',
  async () => {
    await expectNoProblems(count, storedJunk, makeStoredRun(watch));
  },
  timeLimit,
);

it(
  'any text in an address ends at a screen, and the next good address is followed',
  async () => {
    await expectNoProblems(count, hostileAddresses, makeAddressRun(watch));
  },
  timeLimit,
);

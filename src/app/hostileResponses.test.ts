import '../testing/productionBuild';
import type { FakeServer } from '../testing/fakeServer';
import { startGoodServer } from '../testing/hostile/goodServer';
import { watchForHarm } from '../testing/hostile/harm';
import type { HarmWatch } from '../testing/hostile/harm';
import { hostileAnswersTo } from '../testing/hostile/hostileMessages';
import { queryTargets } from '../testing/hostile/queryTargets';
import { expectNoProblems, printCount } from '../testing/hostile/runCases';
import { makeQueryRun } from '../testing/hostile/runQuery';
import { makeCheckAuthRun, makeLoginRun, makeLogoutRun } from '../testing/hostile/runSignIn';

const count = { total: 0 };
const timeLimit = 300_000;

let watch: HarmWatch;
let server: FakeServer;

beforeEach(() => {
  watch = watchForHarm();
  server = startGoodServer();
});

afterEach(() => void jest.useRealTimers());

afterAll(() => printCount(count, 'against the store, in responses'));

it.each(queryTargets)(
  'after any response to $call the next good one works, and dropped data is one log line',
  async (target) => {
    const run = await makeQueryRun(target, server, watch);
    await expectNoProblems(count, hostileAnswersTo(target.call), run);
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

import '../testing/productionBuild';
import type { FakeServer } from '../testing/fakeServer';
import { startGoodServer } from '../testing/hostile/goodServer';
import { watchForHarm } from '../testing/hostile/harm';
import type { HarmWatch } from '../testing/hostile/harm';
import { hostileAnswersTo, hostileEvents } from '../testing/hostile/hostileMessages';
import { makeBetRun } from '../testing/hostile/runBet';
import { expectNoProblems, printCount } from '../testing/hostile/runCases';
import { makeEventRun } from '../testing/hostile/runEvent';

const count = { total: 0 };
const timeLimit = 300_000;

let watch: HarmWatch;
let server: FakeServer;

beforeEach(() => {
  watch = watchForHarm();
  server = startGoodServer();
});

afterEach(() => void jest.useRealTimers());

afterAll(() => printCount(count, 'against the store, in a round'));

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

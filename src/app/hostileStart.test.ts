import '../testing/productionBuild';
import type { FakeServer } from '../testing/fakeServer';
import { startGoodServer } from '../testing/hostile/goodServer';
import { watchForHarm } from '../testing/hostile/harm';
import type { HarmWatch } from '../testing/hostile/harm';
import { hostileAddresses, makeAddressRun } from '../testing/hostile/hostileAddresses';
import { junkValues } from '../testing/hostile/junk';
import {
  hostileConfigs,
  makeBalanceRun,
  makeConfigRun,
  makeStoredRun,
  storedJunk,
} from '../testing/hostile/runBorders';
import { expectNoProblems, printCount } from '../testing/hostile/runCases';

const count = { total: 0 };
const timeLimit = 300_000;

let watch: HarmWatch;
let server: FakeServer;

beforeEach(() => {
  watch = watchForHarm();
  server = startGoodServer();
});

afterAll(() => printCount(count, 'against the store, at the start'));

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

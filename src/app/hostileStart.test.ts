import { hostileAddresses, makeAddressRun } from '../testing/hostile/hostileAddresses';
import { junkValues } from '../testing/hostile/junk';
import {
  hostileConfigs,
  makeBalanceRun,
  makeConfigRun,
  makeStoredRun,
  storedJunk,
} from '../testing/hostile/runBorders';
import { expectNoProblems, setUpHostileSuite } from '../testing/hostile/hostileSuite';

const suite = setUpHostileSuite();
const timeLimit = 300_000;

it(
  'only a valid config.json closes the app, and an invalid one is one log line',
  async () => {
    const run = makeConfigRun(suite.server, suite.watch);
    await expectNoProblems(hostileConfigs, run);
  },
  timeLimit,
);

it('after any value of the balance record the balance is one that the server sent', async () => {
  await expectNoProblems(junkValues, makeBalanceRun(suite.watch));
});

it(
  'with any text in a cookie or a storage the player is served or signed out',
  async () => {
    await expectNoProblems(storedJunk, makeStoredRun(suite.watch));
  },
  timeLimit,
);

it(
  'any text in an address ends at a screen, and the next good address is followed',
  async () => {
    await expectNoProblems(hostileAddresses, makeAddressRun(suite.watch));
  },
  timeLimit,
);

import { hostileAnswersTo, hostileEvents } from '../testing/hostile/hostileMessages';
import { makeBetRun } from '../testing/hostile/runBet';
import { expectNoProblems, setUpHostileSuite } from '../testing/hostile/hostileSuite';
import { makeEventRun } from '../testing/hostile/runEvent';

const suite = setUpHostileSuite();
const timeLimit = 300_000;

it(
  'after any event the next good ones work, and one that was dropped is one log line',
  async () => {
    jest.useFakeTimers();
    const run = await makeEventRun(suite.watch);
    await expectNoProblems(hostileEvents, run);
  },
  timeLimit,
);

it(
  'any response to a stake is reported to the player, and the next stake is placed once',
  async () => {
    jest.useFakeTimers();
    const run = makeBetRun(suite.server, suite.watch);
    await expectNoProblems(hostileAnswersTo('POST bets'), run);
  },
  timeLimit,
);

import { hostileAnswersTo } from '../testing/hostile/hostileMessages';
import { queryTargets } from '../testing/hostile/queryTargets';
import { expectNoProblems, setUpHostileSuite } from '../testing/hostile/hostileSuite';
import { makeQueryRun } from '../testing/hostile/runQuery';
import { makeCheckAuthRun, makeLoginRun, makeLogoutRun } from '../testing/hostile/runSignIn';

const suite = setUpHostileSuite();
const timeLimit = 300_000;

it.each(queryTargets)(
  'after any response to $call the next good one works, and a failure is one log line',
  async (target) => {
    const run = await makeQueryRun(target, suite.server, suite.watch);
    await expectNoProblems(hostileAnswersTo(target.call), run);
  },
  timeLimit,
);

it(
  'any response to a login signs in or says why not, and the next good one signs in',
  async () => {
    const run = makeLoginRun(suite.server, suite.watch);
    await expectNoProblems(hostileAnswersTo('POST login'), run);
  },
  timeLimit,
);

it(
  'any response to a session link leads home or to the login, and the next good one home',
  async () => {
    jest.useFakeTimers();
    const run = makeCheckAuthRun(suite.server, suite.watch);
    await expectNoProblems(hostileAnswersTo('GET check-auth/link'), run);
  },
  timeLimit,
);

it(
  'any response to a logout ends the session or says why not, and the next good one ends it',
  async () => {
    const run = makeLogoutRun(suite.server, suite.watch);
    await expectNoProblems(hostileAnswersTo('POST logout'), run);
  },
  timeLimit,
);

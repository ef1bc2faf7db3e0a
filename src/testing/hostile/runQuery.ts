import type { UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { restApi } from '../../api/restApi';
import { betsEvents } from '../../features/bets/betsSlice';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { homeReloadRequested, reportReloadRequested } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import type { RootState } from '../../store/rootState';
import type { FakeServer } from '../fakeServer';
import { makeTestStore } from '../makeTestStore';
import { goodAnswers } from './examples';
import type { CallName } from './examples';
import { settle, twoNumbers } from './harm';
import type { HarmWatch } from './harm';
import type { HostileAnswer } from './hostileMessages';

/** A request that the app sends by itself, what triggers the first and what triggers it again. */
interface QueryTarget {
  call: CallName;
  endpoint: string;
  begin: UnknownAction[];
  repeat: UnknownAction;
  /** A good response is kept for the whole session; only a failed request is repeated. */
  isFetchedOnce?: boolean;
}

const home = {
  // The lists are loaded once the connection is open.
  begin: [locationChanged({ pathname: '/', search: '' }), connectionEvents.opened({ at: 0 })],
  repeat: homeReloadRequested(),
};
const slipOpened = betsEvents.slipOpened({ roundId: 240_001, number: '5' });
const range = '?start_date=2026-11-16&end_date=2026-11-22';
const report = (path: string, search: string) => ({
  begin: [locationChanged({ pathname: path, search })],
  repeat: reportReloadRequested(),
});

export const queryTargets: readonly QueryTarget[] = [
  { call: 'GET results', endpoint: 'getResults', ...home },
  { call: 'GET previous-result', endpoint: 'getPreviousResult', ...home },
  { call: 'GET bet-limit', endpoint: 'getBetLimit', ...home },
  { call: 'GET bets', endpoint: 'getBets', ...home },
  {
    ...{ call: 'GET odds', endpoint: 'getOdds', isFetchedOnce: true },
    ...{ begin: [slipOpened], repeat: slipOpened },
  },
  { call: 'GET report', endpoint: 'getReport', ...report('/report', range) },
  {
    ...{ call: 'GET report/detail', endpoint: 'getReportDetail' },
    ...report('/report/detail', '?date=2026-11-20'),
  },
];

const cacheOf = (state: RootState) => Object.values(state[restApi.reducerPath].queries);

/** The state that a run leaves, without transient messages. */
function remainsOf(state: RootState): string {
  const answers = cacheOf(state).map((entry) => [entry?.endpointName, entry?.status, entry?.data]);
  // The round at the time of the request no longer matters after the response, nor how many there were. A drawn
  // round whose row was unreadable was taken for the running one, and is then known from the list.
  const transient = { requestedAtRoundId: null, latency: null, omittedRevealIds: [] };
  const game = { ...state.game, ...transient };
  return JSON.stringify([answers, game, state.session, state.bets]);
}

/** A run that gets a hostile (or good) response first and a good one next. */
async function runOnce(target: QueryTarget, hostile: HostileAnswer | null, server: FakeServer) {
  const { store, services } = makeTestStore();
  const good = { body: goodAnswers[target.call] };
  const first = hostile?.answer ?? good;
  for (const call of [target.call, target.call.replace('report', 'reports')]) {
    server.on(call, first);
  }
  for (const action of target.begin) store.dispatch(action);
  await settle(store);
  const { lines } = services.logger;
  const entry = cacheOf(store.getState()).find((one) => one?.endpointName === target.endpoint);
  const firstLines = lines.length;
  // On a busy machine a failed list has been requested again by now, with the same line for each failure.
  const firstMessages = new Set(lines.map(({ message }) => message)).size;
  server.on(target.call, good);
  store.dispatch(target.repeat);
  await settle(store);
  return {
    status: entry?.status,
    firstMessages,
    laterLines: lines.slice(firstLines),
    logger: services.logger,
    remains: remainsOf(store.getState()),
  };
}

/** Creates the check of one hostile response. */
export async function makeQueryRun(target: QueryTarget, server: FakeServer, watch: HarmWatch) {
  const reference = await runOnce(target, null, server);
  return async (hostile: HostileAnswer): Promise<string[]> => {
    const run = await runOnce(target, hostile, server);
    const { status, firstMessages } = run;
    const isFailed = status === QueryStatus.rejected;
    const problems = watch.findings(run.logger);
    if (!isFailed && status !== QueryStatus.fulfilled) problems.push('no answer was read');
    if (isFailed && hostile.isGood) problems.push('a good answer was not taken');
    if (firstMessages > 1 || (isFailed && firstMessages !== 1)) {
      problems.push(`${firstMessages} log messages`);
    }
    if (run.laterLines.some(({ message }) => message !== twoNumbers)) {
      problems.push('a log line for a good answer');
    }
    const mustBeSame = isFailed || target.isFetchedOnce !== true;
    if (mustBeSame && run.remains !== reference.remains) {
      problems.push('the good answer after it leaves another state');
    }
    return problems;
  };
}

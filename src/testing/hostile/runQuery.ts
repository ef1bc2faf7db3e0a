import { QueryStatus } from '@reduxjs/toolkit/query';
import type { RootState } from '../../store/rootState';
import type { FakeServer } from '../fakeServer';
import { makeTestStore } from '../makeTestStore';
import { goodAnswers } from './examples';
import { twoNumbers } from './harm';
import type { HarmWatch } from './harm';
import type { HostileAnswer } from './hostileMessages';
import { queryTargets } from './queryTargets';
import type { QueryTarget } from './queryTargets';
import { settle } from './settle';

/** The state that a run leaves, without transient messages. */
function remainsOf(state: RootState): string {
  const answers = queryTargets.map(({ select }) => {
    const { status, data } = select(state);
    return { status, data };
  });
  // The round at the time of the request no longer matters after the response, nor how many there were.
  const game = { ...state.game, requestedAtRoundId: null, latency: null };
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
  target.begin(store);
  await settle(store);
  const answer = target.select(store.getState());
  const firstLines = services.logger.lines.length;
  // On a busy machine a failed list has been requested again by now, with the same line for each failure.
  const firstMessages = new Set(services.logger.lines.map(({ message }) => message)).size;
  server.on(target.call, good);
  target.repeat(store);
  await settle(store);
  const remains = remainsOf(store.getState());
  return { answer, firstLines, firstMessages, logger: services.logger, remains };
}

/** Creates the check of one hostile response. */
export async function makeQueryRun(target: QueryTarget, server: FakeServer, watch: HarmWatch) {
  const reference = await runOnce(target, null, server);
  return async (hostile: HostileAnswer): Promise<string[]> => {
    const first = await runOnce(target, hostile, server);
    const { answer, firstLines, firstMessages, logger, remains } = first;
    const isFailed = answer.status === QueryStatus.rejected;
    const problems = watch.findings(logger);
    if (isFailed && hostile.isGood) problems.push('a good answer was not taken');
    if (firstMessages > 1 || (isFailed && firstMessages !== 1)) {
      problems.push(`${firstMessages} log messages`);
    }
    const laterLines = logger.lines.slice(firstLines);
    if (laterLines.some(({ message }) => message !== twoNumbers)) {
      problems.push('a log line for a good answer');
    }
    const mustBeSame = isFailed || target.isFetchedOnce !== true;
    if (mustBeSame && remains !== reference.remains) {
      problems.push('the good answer after it leaves another state');
    }
    return problems;
  };
}

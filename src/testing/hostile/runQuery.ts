import { QueryStatus } from '@reduxjs/toolkit/query';
import type { FakeServer } from '../fakeServer';
import { makeTestStore } from '../makeTestStore';
import type { RootState } from '../../app/rootReducer';
import { goodAnswers } from './examples';
import type { HarmWatch } from './harm';
import type { HostileAnswer } from './hostileAnswers';
import { lostPlaces } from './lost';
import { queryTargets } from './queryTargets';
import type { QueryTarget } from './queryTargets';
import { settle } from './settle';

/** What a visit leaves behind, without the messages that pass by. */
function remainsOf(state: RootState): string {
  const answers = queryTargets.map(({ select }) => {
    const { status, data } = select(state);
    return { status, data };
  });
  // Which round was known when a list was asked for is no matter once it has been answered.
  const game = { ...state.game, askedAtRoundId: null };
  return JSON.stringify([answers, game, state.session, state.bets]);
}

/** One visit that gets a hostile answer to its first call (or a good one) and then a good one. */
async function visit(target: QueryTarget, hostile: HostileAnswer | null, server: FakeServer) {
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
  server.on(target.call, good);
  target.repeat(store);
  await settle(store);
  return { answer, firstLines, logger: services.logger, remains: remainsOf(store.getState()) };
}

/** Makes the run of one case of a call: what went wrong, in words. */
export async function makeQueryRun(target: QueryTarget, server: FakeServer, watch: HarmWatch) {
  const reference = await visit(target, null, server);
  return async (hostile: HostileAnswer): Promise<string[]> => {
    const { answer, firstLines, logger, remains } = await visit(target, hostile, server);
    const isFailed = answer.status === QueryStatus.rejected;
    const lost = isFailed
      ? ['all of it']
      : lostPlaces(reference.answer.data, answer.data, hostile.junk);
    const problems = watch.look(logger);
    if (lost.length > 0 && hostile.isGood) problems.push('a good answer was not taken');
    if (firstLines > 1 || (lost.length > 0 && firstLines !== 1)) {
      problems.push(`${firstLines} log lines, lost: ${lost.join(', ')}`);
    }
    if (logger.lines.length > firstLines) problems.push('a log line for a good answer');
    const mustBeSame = lost.length > 0 || target.isAskedOnce !== true;
    if (mustBeSame && remains !== reference.remains) {
      problems.push('the good answer after it leaves another state');
    }
    return problems;
  };
}

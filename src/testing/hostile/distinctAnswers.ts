import { restApi } from '../../api/restApi';
import { makeTestStore } from '../makeTestStore';
import { startGoodServer } from './goodServer';
import { brokenAnswersTo, junkAnswersTo } from './hostileMessages';
import type { HostileAnswer } from './hostileMessages';
import type { QueryTarget } from './queryTargets';
import { settle } from './settle';

/**
 * The hostile responses that each leave a different state in the store: a screen shows the state, so
 * one response for each state is enough. Broken responses all leave a failed request; one is used.
 */
export function distinctAnswersTo(target: QueryTarget): Promise<HostileAnswer[]> {
  const found = known.get(target) ?? findDistinctAnswers(target);
  known.set(target, found);
  return found;
}

/** Two screens may show the same response. */
const known = new Map<QueryTarget, Promise<HostileAnswer[]>>();

async function findDistinctAnswers(target: QueryTarget): Promise<HostileAnswer[]> {
  const server = startGoodServer();
  const { store } = makeTestStore();
  target.begin(store);
  const seen = new Set<string>();
  const distinct: HostileAnswer[] = [];
  for (const hostile of [
    ...junkAnswersTo(target.call),
    ...brokenAnswersTo(target.call).slice(0, 1),
  ]) {
    for (const call of [target.call, target.call.replace('report', 'reports')]) {
      server.on(call, hostile.answer);
    }
    store.dispatch(restApi.util.resetApiState());
    target.repeat(store);
    await settle(store);
    const { status, data } = target.select(store.getState());
    const state = JSON.stringify({ status, data });
    if (!seen.has(state)) distinct.push(hostile);
    seen.add(state);
  }
  return distinct;
}

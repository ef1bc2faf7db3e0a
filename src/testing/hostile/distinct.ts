import { restApi } from '../../api/restApi';
import { startFakeServer } from '../fakeServer';
import { makeTestStore } from '../makeTestStore';
import { goodAnswers } from './examples';
import { brokenAnswersTo, junkAnswersTo } from './hostileAnswers';
import type { HostileAnswer } from './hostileAnswers';
import type { QueryTarget } from './queryTargets';
import { settle } from './settle';

/**
 * Of the hostile answers to a call those that leave something else in the store than the ones
 * before them. A screen shows what the store holds, so each is to be looked at once. Of those that
 * are broken as a whole, which all leave a failed call, one is asked.
 */
export async function distinctAnswersTo(target: QueryTarget): Promise<HostileAnswer[]> {
  const server = startFakeServer();
  for (const [call, body] of Object.entries(goodAnswers)) server.on(call, { body });
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
    const left = JSON.stringify({ status, data });
    if (!seen.has(left)) distinct.push(hostile);
    seen.add(left);
  }
  return distinct;
}

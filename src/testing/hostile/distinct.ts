import { startFakeServer } from '../fakeServer';
import { makeTestStore } from '../makeTestStore';
import { goodAnswers } from './examples';
import { hostileAnswersTo } from './hostileAnswers';
import type { HostileAnswer } from './hostileAnswers';
import type { QueryTarget } from './queryTargets';
import { settle } from './settle';

/**
 * Of all hostile answers to a call those that leave something else in the store than the ones
 * before them. A screen shows what the store holds, so each is to be looked at once.
 */
export async function distinctAnswersTo(target: QueryTarget): Promise<HostileAnswer[]> {
  const server = startFakeServer();
  for (const [call, body] of Object.entries(goodAnswers)) server.on(call, { body });
  const seen = new Set<string>();
  const distinct: HostileAnswer[] = [];
  for (const hostile of hostileAnswersTo(target.call)) {
    const { store } = makeTestStore();
    for (const call of [target.call, target.call.replace('report', 'reports')]) {
      server.on(call, hostile.answer);
    }
    target.begin(store);
    await settle(store);
    const { status, data } = target.select(store.getState());
    const left = JSON.stringify({ status, data });
    if (!seen.has(left)) distinct.push(hostile);
    seen.add(left);
  }
  return distinct;
}

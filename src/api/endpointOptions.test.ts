import { clearAllListeners } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { betsApi } from '../features/bets/betsApi';
import { betsEvents } from '../features/bets/betsSlice';
import { gameApi } from '../features/game/gameApi';
import { testSession } from '../testing/makeTestServices';
import { makeTestStore } from '../testing/makeTestStore';
import { baseQuery } from './baseQuery';
import type { EndpointOptions } from './baseQuery';
import { alwaysRefetch } from './restApi';

it('the list of bets is answered by no cache, on each page, while a stake is looked for', async () => {
  const { store } = makeTestStore();
  store.dispatch(clearAllListeners());
  const modes: RequestCache[] = [];
  globalThis.fetch = (input) => {
    const { cache, url } = input as Request;
    modes.push(cache);
    const next_page_url = url.includes('page') ? null : '?page=2';
    return Promise.resolve(Response.json({ data: [{ id: modes.length }], next_page_url }));
  };
  const loadBets = () =>
    store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
  await loadBets();
  expect(modes.splice(0)).toEqual(['default', 'default']);
  const sent = { receiptId: 'a', userId: testSession.userId, baseline: [] };
  const stake = { roundId: 5, number: '007', amount: 1000 };
  store.dispatch(betsEvents.betSent({ ...sent, stake }));
  const callTime = { ms: 1, isUnanswered: true };
  const unanswered = { receiptId: 'a', callTime, cause: 'offline', message: null } as const;
  store.dispatch(betsEvents.betUnanswered(unanswered));
  await loadBets();
  await store.dispatch(gameApi.endpoints.getBetLimit.initiate(undefined, alwaysRefetch));
  expect(modes.splice(0)).toEqual(['no-store', 'no-store', 'default']);
  store.dispatch(betsEvents.betMissed({ receiptId: 'a', stake, state: 'notFound', isNews: true }));
  await loadBets();
  expect(modes.splice(0)).toEqual(['no-store', 'no-store']);
});

it.each([
  [{ status: 'error', message: 'no money' }, 200, 'data', 'refused'],
  [{ error: 'closed', message: 'closed' }, 201, 'data', 'refused'],
  [{ status: 'error', message: 'no money' }, 422, 'refused', 'refused'],
  ['<h1>Hi</h1>', 200, 'invalidResponse', 'invalidResponse'],
])(
  'an answer of %j with %d is judged by its content alone where the endpoint says so: %s, else %s',
  async (body, status, end, usualEnd) => {
    const { store, services } = makeTestStore();
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    globalThis.fetch = () => Promise.resolve(new Response(text, { status }));
    const { signal, abort } = new AbortController();
    const call = { endpoint: 'stake', type: 'mutation' as const, signal, abort };
    const judge = async (options: EndpointOptions) => {
      const api = { ...store, ...call, extra: services };
      const { data, error } = await baseQuery('stake', api, { schema: v.unknown(), ...options });
      if (error === undefined) expect(data).toEqual(body);
      return error === undefined ? 'data' : error.kind;
    };
    expect(await judge({ ignoresReportedFailure: true })).toBe(end);
    expect(await judge({})).toBe(usualEnd);
  },
);

import { gameApi } from '../features/game/gameApi';
import { startFakeServer } from '../testing/fakeServer';
import { testSession } from '../testing/makeTestServices';
import { makeTestStore } from '../testing/makeTestStore';
import { recordActions } from '../testing/recordActions';
import { isPartialResponse } from './baseQuery';
import { alwaysRefetch } from './restApi';

const { getResults } = gameApi.endpoints;

it.each([
  ['a refusal', { status: 422, body: { message: `no ${testSession.accessToken} here` } }],
  ['a failure', { status: 500, body: { message: testSession.accessToken, trace: ['x'] } }],
  ['a row', { body: [{ id: 49, created_at: testSession.accessToken }] }],
])(
  'a response that echoes the token leaves it in no action and not in the state as %s',
  async (_, answer) => {
    const { store } = makeTestStore();
    const actions = recordActions(store);
    const server = startFakeServer();
    server.on('GET results', answer);
    await store.dispatch(getResults.initiate(undefined, alwaysRefetch));
    const seen = JSON.stringify([actions, store.getState()]);
    expect(seen).toContain('getResults');
    expect(seen).not.toContain(testSession.accessToken);
  },
);

it('a response is partial if its action says so', () => {
  expect(isPartialResponse({ baseQueryMeta: { isPartial: true } })).toBe(true);
  expect(isPartialResponse({ baseQueryMeta: {} })).toBe(false);
  expect(isPartialResponse({})).toBe(false);
});

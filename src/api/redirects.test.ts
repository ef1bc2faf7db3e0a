import { betsApi } from '../features/bets/betsApi';
import { gameApi } from '../features/game/gameApi';
import { sessionApi } from '../features/session/sessionApi';
import { makeTestStore } from '../testing/makeTestStore';
import { recordActions } from '../testing/recordActions';
import { sessionEnded } from './apiEvents';
import { alwaysRefetch } from './restApi';

const { getBetLimit } = gameApi.endpoints;
const { placeBet } = betsApi.endpoints;

describe('a response', () => {
  it.each([200, 201, 401, 404, 500])(
    '[4.39] after a redirect is no response to a stake or a logout, whatever its status: %d',
    async (status) => {
      const { store, server } = makeTestStore();
      const actions = recordActions(store);
      const stake = { roundId: 5, number: '007', amount: 1000, key: 'press-1' };
      const body = { message: 'ok', data: { result_id: 5, number: '007', amount: 1000 } };
      for (const call of ['POST bets', 'POST logout', 'GET bet-limit'])
        server.on(call, { status, body: { ...body, min_bet: 1000 }, isRedirected: true });
      const gone = { kind: 'invalidResponse', status: null, message: null, reason: 'redirected' };
      expect((await store.dispatch(placeBet.initiate(stake))).error).toEqual(gone);
      const { initiate } = sessionApi.endpoints.logout;
      expect((await store.dispatch(initiate())).error).toEqual(gone);
      expect(actions.filter(sessionEnded.match)).toEqual([]);
      const { data } = await store.dispatch(getBetLimit.initiate(undefined, alwaysRefetch));
      expect(data !== undefined).toBe(status < 300);
    },
  );
});

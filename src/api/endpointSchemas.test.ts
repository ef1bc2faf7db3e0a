import type { UnknownAction } from '@reduxjs/toolkit';
import { betsApi } from '../features/bets/betsApi';
import { gameApi } from '../features/game/gameApi';
import { reportApi } from '../features/report/reportApi';
import { sessionApi } from '../features/session/sessionApi';
import { startFakeServer } from '../testing/fakeServer';
import { makeTestStore } from '../testing/makeTestStore';
import { recordActions } from '../testing/recordActions';
import { alwaysRefetch, restApi } from './restApi';

describe('each endpoint', () => {
  const game = gameApi.endpoints;
  const stake = { roundId: 5, number: '07', amount: 1000, key: 'press-1' };
  const range = { startDate: '2026-11-01', endDate: '2026-11-02' };
  type Store = ReturnType<typeof makeTestStore>;
  const calls: Record<string, (parts: Store) => PromiseLike<unknown>> = {
    getResults: ({ store }) => store.dispatch(game.getResults.initiate(undefined, alwaysRefetch)),
    getPreviousResult: ({ store }) =>
      store.dispatch(game.getPreviousResult.initiate(undefined, alwaysRefetch)),
    getBetLimit: ({ store }) => store.dispatch(game.getBetLimit.initiate(undefined, alwaysRefetch)),
    getOdds: ({ store }) => store.dispatch(game.getOdds.initiate(undefined, alwaysRefetch)),
    getBets: ({ store }) =>
      store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch)),
    placeBet: ({ store }) => store.dispatch(betsApi.endpoints.placeBet.initiate(stake)),
    getReport: ({ store }) =>
      store.dispatch(reportApi.endpoints.getReport.initiate(range, alwaysRefetch)),
    getReportDetail: ({ store }) =>
      store.dispatch(reportApi.endpoints.getReportDetail.initiate(range.startDate, alwaysRefetch)),
    login: ({ store, services }) => {
      services.secrets.credentials.put({ username: 'sophea', password: 'riel1234' });
      return store.dispatch(sessionApi.endpoints.login.initiate());
    },
    checkAuth: ({ store, services }) => {
      services.secrets.sessionId.put('link');
      return store.dispatch(sessionApi.endpoints.checkAuth.initiate());
    },
    logout: ({ store }) => store.dispatch(sessionApi.endpoints.logout.initiate()),
  };

  it.each(Object.keys(restApi.endpoints))(
    'drops everything that its schema does not know: %s',
    async (name) => {
      const server = startFakeServer();
      const body = { unknown: 'canary', data: [{ unknown: 'canary' }] };
      const paths = ['results', 'previous-result', 'bet-limit', 'odds', 'bets', 'report'];
      for (const path of [...paths, 'report/detail', 'check-auth/link']) {
        server.on(`GET ${path}`, { body });
      }
      for (const path of ['bets', 'login', 'logout']) server.on(`POST ${path}`, { body });
      const parts = makeTestStore();
      const actions: UnknownAction[] = recordActions(parts.store);
      await calls[name]?.(parts);
      expect(server.calls()).toHaveLength(1);
      const seen = JSON.stringify([actions, parts.store.getState()]);
      expect(seen).toContain(name);
      expect(seen).not.toContain('canary');
    },
  );
});

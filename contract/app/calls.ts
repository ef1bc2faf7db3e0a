import type { AppStore } from '../../src/app/store';
import { alwaysRefetch } from '../../src/api/restApi';
import type { ApiError } from '../../src/api/apiError';
import { betsApi } from '../../src/features/bets/betsApi';
import { gameApi } from '../../src/features/game/gameApi';
import { reportApi } from '../../src/features/report/reportApi';
import { sessionApi } from '../../src/features/session/sessionApi';
import { startFakeServer, type FakeAnswer } from '../../src/testing/fakeServer';
import type { TestServices } from '../../src/testing/makeTestServices';
import { makeTestStore } from '../../src/testing/makeTestStore';
import { operation } from '../support/operations';

/** The result of a call in the app. */
interface Outcome {
  readonly data?: unknown;
  readonly error?: ApiError | undefined;
}

type Call = (store: AppStore, services: TestServices) => PromiseLike<unknown>;

const bets = betsApi.endpoints;
const game = gameApi.endpoints;
const report = reportApi.endpoints;
const session = sessionApi.endpoints;
const range = { startDate: '2026-11-01', endDate: '2026-11-20' } as const;

/** A session id that must be encoded to be one path segment. */
const openedSession = 'demo session/1';

/** Every call of the app by its endpoint's name, which is the operation's id in the contract. */
export const calls: Readonly<Record<string, Call>> = {
  login: (store, { secrets }) => {
    secrets.credentials.put({ username: 'sophea', password: 'riel1234' });
    return store.dispatch(session.login.initiate());
  },
  checkAuth: (store, { secrets }) => {
    secrets.sessionId.put(openedSession);
    return store.dispatch(session.checkAuth.initiate());
  },
  logout: (store) => store.dispatch(session.logout.initiate()),
  getResults: (store) => store.dispatch(game.getResults.initiate(undefined, alwaysRefetch)),
  getPreviousResult: (store) =>
    store.dispatch(game.getPreviousResult.initiate(undefined, alwaysRefetch)),
  getBetLimit: (store) => store.dispatch(game.getBetLimit.initiate(undefined, alwaysRefetch)),
  getOdds: (store) => store.dispatch(game.getOdds.initiate(undefined, alwaysRefetch)),
  getBets: (store) => store.dispatch(bets.getBets.initiate(undefined, alwaysRefetch)),
  placeBet: (store) =>
    store.dispatch(
      bets.placeBet.initiate({ roundId: 240_001, number: '07', amount: 1000, key: 'press-1' }),
    ),
  getReport: (store) => store.dispatch(report.getReport.initiate(range, alwaysRefetch)),
  getReportDetail: (store) =>
    store.dispatch(report.getReportDetail.initiate(range.endDate, alwaysRefetch)),
};

/** What the app makes of a call that gets this answer, what it sent and what it logged. */
export async function callWith(id: string, answer: FakeAnswer) {
  const server = startFakeServer();
  const { store, services } = makeTestStore();
  const { method, path } = operation(id);
  const address = path.slice(1).replace('{sessionID}', encodeURIComponent(openedSession));
  server.on(`${method} ${address}`, answer);
  const outcome = (await calls[id]?.(store, services)) as Outcome;
  const { player } = store.getState().session;
  return { ...outcome, received: server.calls(), lines: services.logger.lines, player };
}

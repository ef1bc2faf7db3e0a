import cors from 'cors';
import express, { Router, type Request, type RequestHandler } from 'express';
import { speakResponse, type Dialect } from '../../contract/dialects/speak';
import { idempotencyKeyHeader } from '../../src/api/baseQuery';
import { isDay } from '../../src/domain/dates';
import type { Game } from '../engine/game';
import { odds } from '../engine/payouts';
import { messages } from '../messages';
import { recentResults } from '../seed/history';
import { checkAuth, login, playerOf } from './account';
import { listBets, placeBet } from './bets';
import { checkTelemetry, telemetryParsers, telemetryPath } from './telemetry';
import { invalid, notFound, onlyAllow, sendRefusal } from './refusal';
import { dailyReport, reportDetail } from './reports';
import { resultRow } from './rows';
import { bearerToken, type Sessions } from './sessions';

const bodyLimit = '16kb';
/** How long a browser may cache a preflight, in seconds. */
const preflightSeconds = 600;
/** Headers that a page of another origin may read: the retry delay, and the server's clock for it. */
const readableHeaders = ['Retry-After', 'Date'];

/** The REST calls below `/api` (docs/api-contract.md); `faults` comes before all of them. */
export function apiRoutes(
  game: Game,
  sessions: Sessions,
  faults: RequestHandler,
  dialect: Dialect,
  receivesTelemetry: boolean,
): Router {
  const api = Router();
  api.use(
    cors({ maxAge: preflightSeconds, exposedHeaders: readableHeaders }),
    noStore,
    faults,
    inDialect(dialect),
  );
  if (receivesTelemetry) {
    api
      .route(`/${telemetryPath}`)
      .post(...telemetryParsers, (request, response) => {
        checkTelemetry(request);
        response.status(204).end();
      })
      .all(onlyAllow('POST'));
  }
  api.use(express.json({ limit: bodyLimit, type: () => true }));

  const route = (method: 'get' | 'post', path: string, respond: (request: Request) => unknown) => {
    api
      .route(path)
      [method]((request, response) => void response.json(respond(request)))
      .all(onlyAllow(method.toUpperCase()));
  };
  const getAsPlayer = (path: string, respond: (userId: number, request: Request) => unknown) =>
    route('get', path, (request) => respond(playerOf(sessions, request), request));

  route('post', '/login', ({ body }) => login(sessions, dialect, body));
  route('post', '/logout', (request) => {
    playerOf(sessions, request);
    sessions.close(bearerToken(request.get('Authorization')) ?? '');
    return { message: messages.loggedOut };
  });
  route('get', '/check-auth/:sessionId', ({ params }) =>
    checkAuth(sessions, dialect, String(params.sessionId)),
  );

  getAsPlayer('/results', () => game.latestResults(recentResults).map(resultRow));
  getAsPlayer('/previous-result', () => game.latestResults(1).map(resultRow)[0] ?? null);
  getAsPlayer('/bet-limit', () => ({
    max_bet: game.limits.maxBet,
    min_bet: game.limits.minBet,
  }));
  getAsPlayer('/odds', () => Object.entries(odds).map(([type, paid]) => ({ type, odds: paid })));
  api
    .route('/bets')
    .get((request, response) => {
      response.json(listBets(game, playerOf(sessions, request)));
    })
    .post((request, response) => {
      const key = request.get(idempotencyKeyHeader);
      response.status(201).json(placeBet(game, playerOf(sessions, request), request.body, key));
    })
    .all(onlyAllow('GET, POST'));

  for (const spelling of ['/report', '/reports']) {
    getAsPlayer(spelling, (userId, { query }) => {
      const from = dayFrom(query, 'start_date');
      const to = dayFrom(query, 'end_date');
      if (from > to) throw invalid('end_date', messages.invalidDate);
      return dailyReport(game.betsOf(userId), from, to);
    });
    getAsPlayer(`${spelling}/detail`, (userId, { query }) =>
      reportDetail(game.betsOf(userId), dayFrom(query, 'date')),
    );
  }

  api.use(notFound, sendRefusal);
  return api;
}

/** Sends successful responses in the dialect; errors and faults stay unchanged. */
function inDialect(dialect: Dialect): RequestHandler {
  return (request, response, next) => {
    const send = response.json.bind(response);
    const { protocol, baseUrl, path, query } = request;
    const address = `${protocol}://${request.get('Host')}${baseUrl}${path}`;
    const page = { number: Number(query['page'] ?? 1), address };
    response.json = (body: unknown) =>
      send(response.statusCode < 300 ? speakResponse(dialect, body, page) : body);
    next();
  };
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

function dayFrom(query: Request['query'], name: string): string {
  const value = query[name];
  if (!isDay(value)) throw invalid(name, messages.invalidDate);
  return value;
}

import express, { Router } from 'express';
import * as v from 'valibot';
import type { Table } from '../createTable';
import type { PushCadence } from '../pusher/pushCadence';
import { notFound, Refusal, sendRefusal } from '../rest/refusal';
import type { RequestLog } from '../rest/requestLog';
import type { Sessions } from '../rest/sessions';
import { flag, parseBody, text, whole } from '../rest/parseBody';
import { changeFaults, clearFaults, faultsSchema, type Faulty } from './faults';
import { onlyLoopback } from './onlyLoopback';
import { seedBets } from './seedBets';
import { describeState } from './state';

export interface Controlled extends Faulty {
  readonly table: Table;
  readonly sessions: Sessions;
  readonly cadence: PushCadence;
  readonly requestLog: RequestLog;
}

const bodyLimit = '4mb';
const drawnNumberMessage = 'must be three digits or null';
const drawnNumber = v.pipe(v.string(drawnNumberMessage), v.regex(/^\d{3}$/, drawnNumberMessage));

/** A raw frame, or an event on a channel. */
const eventSchema = v.union([
  v.object({ raw: text }),
  v.object({ channel: text, event: text, data: v.optional(v.unknown(), null) }),
]);

/** The control API for tests (docs/sandbox.md): every POST returns the new state. */
export function controlRoutes(controlled: Controlled): Router {
  const { table, sessions, pusher, cadence, database, requestLog } = controlled;
  const { game, ticker } = table;
  const control = Router();
  control.use(onlyLoopback);
  control.use(express.json({ limit: bodyLimit, type: () => true }));

  control.get('/state', (request, response) => {
    const { userId } = request.query;
    response.json(describeState(table, controlled, userId === undefined ? userId : Number(userId)));
  });

  control.get('/requests', (_request, response) => void response.json(requestLog.list));

  const post = <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    act: (body: v.InferOutput<Schema>) => void,
  ) => {
    control.post(path, (request, response) => {
      act(parseBody(schema, request.body));
      response.json(describeState(table, controlled, undefined));
    });
  };
  /** The next tick follows one full second after the value that was just sent. */
  const restartTicker = () => {
    if (ticker.running) ticker.start();
  };

  post('/reset', v.object({ dropSockets: flag }), (body) => {
    clearFaults(controlled);
    cadence.reset();
    requestLog.clear();
    sessions.revoke();
    if (body.dropSockets) {
      pusher.drop();
      database.drop();
    }
    table.reset();
  });
  post('/countdown', v.object({ seconds: whole() }), ({ seconds }) => {
    game.countDownTo(seconds);
    restartTicker();
  });
  post('/next-result', v.object({ number: v.nullable(drawnNumber) }), ({ number }) => {
    game.forceNextNumber(number);
  });
  post('/finish-round', v.object({}), () => {
    game.finishRound();
    restartTicker();
  });
  post('/start-round', v.object({}), () => {
    game.startRound();
    restartTicker();
  });
  post('/clock', v.object({ paused: flag }), ({ paused }) => {
    if (paused) {
      ticker.stop();
      cadence.stop();
    } else if (!ticker.running) ticker.start();
  });
  post('/cadence', v.object({ ms: whole(100) }), ({ ms }) => {
    cadence.ms = ms;
  });
  post('/balance', v.object({ userId: whole(), balance: whole() }), ({ userId, balance }) => {
    assertPlayer(userId);
    game.setBalance(userId, balance);
  });
  post(
    '/seed-bets',
    v.object({
      userId: whole(),
      open: v.optional(whole(), 0),
      settled: v.optional(whole(), 0),
    }),
    ({ userId, open, settled }) => {
      assertPlayer(userId);
      seedBets(game, userId, open, settled);
    },
  );
  post('/limits', v.object({ min_bet: whole(), max_bet: whole() }), (body) => {
    game.limits = { minBet: body.min_bet, maxBet: body.max_bet };
  });
  post('/revoke', v.object({ userId: v.optional(whole()) }), ({ userId }) => {
    sessions.revoke(userId);
  });
  post('/event', eventSchema, (body) => {
    if ('raw' in body) pusher.sendRaw(body.raw);
    else pusher.broadcast(body.channel, body.event, body.data);
  });
  post(
    '/replay',
    v.object({ count: v.optional(whole(), 1), event: v.optional(text) }),
    ({ count, event }) => pusher.replay(count, event),
  );
  post('/faults', faultsSchema, (body) => changeFaults(controlled, body));

  control.use(notFound, sendRefusal);
  return control;

  function assertPlayer(userId: number): void {
    if (game.balanceOf(userId) === undefined) throw new Refusal(422, `No player ${userId}`);
  }
}

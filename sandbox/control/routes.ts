import express, { Router } from 'express';
import type { Table } from '../createTable';
import type { PushCadence } from '../pusher/pushCadence';
import { notFound, Refusal, sendRefusal } from '../rest/refusal';
import type { Sessions } from '../rest/sessions';
import { ControlBody } from './body';
import { changeFaults, clearFaults, type Faulty } from './faults';
import { onlyLoopback } from './onlyLoopback';
import { seedBets } from './seedBets';
import { describeState } from './state';

export interface Controlled extends Faulty {
  readonly table: Table;
  readonly sessions: Sessions;
  readonly cadence: PushCadence;
}

const BODY_LIMIT = '4mb';

/** The control surface for tests (docs/sandbox.md): every POST answers with the state after it. */
export function controlRoutes(controlled: Controlled): Router {
  const { table, sessions, pusher, cadence, database } = controlled;
  const { game, ticker } = table;
  const control = Router();
  control.use(onlyLoopback);
  control.use(express.json({ limit: BODY_LIMIT, type: () => true }));

  control.get('/state', (request, response) => {
    const { userId } = request.query;
    response.json(describeState(table, controlled, userId === undefined ? userId : Number(userId)));
  });

  const post = (path: string, act: (body: ControlBody) => void) => {
    control.post(path, (request, response) => {
      act(new ControlBody(request.body as unknown));
      response.json(describeState(table, controlled, undefined));
    });
  };

  post('/reset', (body) => {
    clearFaults(controlled);
    cadence.reset();
    if (!body.flag('keepTokens')) sessions.revoke();
    if (body.flag('dropSockets')) {
      pusher.drop();
      database.drop();
    }
    table.reset();
  });
  post('/countdown', (body) => {
    game.countDownTo(body.whole('seconds'));
    // The next beat comes a whole second after the number that was just pushed.
    if (ticker.running) ticker.start();
  });
  post('/next-result', (body) => {
    const number = body.raw('number');
    const fits = typeof number === 'string' && /^\d{3}$/.test(number);
    if (number !== null && !fits) throw new Refusal(422, 'number must be three digits or null');
    game.forceNextNumber(fits ? number : null);
  });
  post('/finish-round', () => {
    game.finishRound();
    if (ticker.running) ticker.start();
  });
  post('/start-round', () => {
    game.startRound();
    if (ticker.running) ticker.start();
  });
  post('/round-step', (body) => {
    const step = body.whole('step');
    if (step < 1) throw new Refusal(422, 'step must be at least 1');
    game.stepIdsBy(step);
  });
  post('/clock', (body) => {
    if (body.flag('paused')) {
      ticker.stop();
      cadence.stop();
    } else if (!ticker.running) ticker.start();
  });
  post('/cadence', (body) => {
    const ms = body.whole('ms');
    if (ms < 100) throw new Refusal(422, 'ms must be at least 100');
    cadence.ms = ms;
  });
  post('/balance', (body) => {
    game.setBalance(playerIn(body), body.whole('balance'));
  });
  post('/seed-bets', (body) => {
    seedBets(game, playerIn(body), body.whole('open', 0), body.whole('settled', 0));
  });
  post('/limits', (body) => {
    game.limits = { minBet: body.whole('min_bet'), maxBet: body.whole('max_bet') };
  });
  post('/revoke', (body) => {
    sessions.revoke(body.has('userId') ? body.whole('userId') : undefined);
  });
  post('/event', (body) => {
    if (body.has('raw')) pusher.sendRaw(body.text('raw'));
    else pusher.broadcast(body.text('channel'), body.text('event'), body.raw('data') ?? null);
  });
  post('/replay', (body) => {
    pusher.replay(body.whole('count', 1), body.has('event') ? body.text('event') : undefined);
  });
  post('/faults', (body) => {
    if (body.flag('clear')) clearFaults(controlled);
    changeFaults(controlled, body);
  });

  control.use(notFound, sendRefusal);
  return control;

  function playerIn(body: ControlBody): number {
    const userId = body.whole('userId');
    if (game.balanceOf(userId) === undefined) throw new Refusal(422, `No player ${userId}`);
    return userId;
  }
}

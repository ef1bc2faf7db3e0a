import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../../../src/platform/logger';
import { cameOnline, wentOffline } from '../../../src/store/appEvents';
import { bundleRealtime, startClient } from './client';
import type { Request, Response } from './crowd';
import { Tally } from './tally';

/** Ends a process whose parent is gone or forgot it. */
const longestLifeMs = 3_600_000;

const stores: ReturnType<typeof startClient>[] = [];
const attempts: { client: number; at: number }[] = [];
const openings: number[] = [];
let tally = new Tally(0);

async function answer(request: Request): Promise<Response> {
  if (request.kind === 'start') await start(request);
  else if (request.kind === 'rejoin') {
    // As when every player's network returns: the clients spread themselves.
    for (const store of stores) store.dispatch(wentOffline());
    for (const store of stores) store.dispatch(cameOnline());
  } else {
    const { published, from, to, since } = request;
    tally.publish(published);
    const isInside = (at: number) => at >= from && at < to;
    const perClient = new Map<number, number>();
    for (const { client } of attempts.filter(({ at }) => isInside(at))) {
      perClient.set(client, (perClient.get(client) ?? 0) + 1);
    }
    return {
      receipt: request.kind === 'report' ? tally.receipt(from, to) : null,
      recoveredAt: tally.recoveredAt(since),
      attempts: [...perClient.values()],
      openings: openings.filter(isInside),
    };
  }
  return { receipt: null, recoveredAt: [], attempts: [], openings: [] };
}

async function start({ clients, overMs, config }: Extract<Request, { kind: 'start' }>) {
  const makeModule = await bundleRealtime();
  tally = new Tally(clients);
  for (let client = 0; client < clients; client += 1) {
    const store = startClient(makeModule(), config, {
      attempted: () => void attempts.push({ client, at: Date.now() }),
      received: (event) => {
        if (event.kind === 'connection') {
          if (event.state === 'open') openings.push(Date.now());
        } else if (event.kind !== 'pong') {
          tally.deliver(client, JSON.stringify(event), Date.now());
        }
      },
    });
    stores.push(store);
    await delay(overMs / clients);
  }
}

process.on('message', (request: Request) => {
  answer(request).then(
    (response) => process.send?.(response),
    (error: unknown) => {
      console.error(messageOf(error));
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit());
setTimeout(() => process.exit(1), longestLifeMs).unref();

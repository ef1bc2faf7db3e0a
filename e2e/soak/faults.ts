import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { pick, wholeBetween } from '../../sandbox/engine/random';
import type { Random } from '../../sandbox/engine/random';
import type { FaultChanges, SandboxControl } from '../support/control';

/** What a fault acts on. */
export interface FaultTarget {
  readonly page: Page;
  readonly devTools: CDPSession;
  readonly control: SandboxControl;
}

/** A fault: how it begins, and how it ends after some real milliseconds. */
interface SoakFault {
  readonly name: string;
  readonly lastsMs: readonly [least: number, most: number];
  begin(target: FaultTarget): Promise<unknown>;
  end?(target: FaultTarget): Promise<unknown>;
}

const fault = (name: string, lastsMs: SoakFault['lastsMs'], faults: FaultChanges): SoakFault => ({
  name,
  lastsMs,
  begin: ({ control }) => control.faults(faults),
  end: ({ control }) => control.faults({ clear: true }),
});
const stake = { method: 'POST', path: '/bets' } as const;

/** The causes of the ten failures (docs/reliability.md), and the usual faults of a slow connection. */
const soakFaults: readonly [SoakFault, ...SoakFault[]] = [
  fault('the response to a stake is lost', [300, 1500], {
    rest: [{ ...stake, mode: 'drop-after', times: 1 }],
  }),
  fault('a stake is lost', [300, 1500], { rest: [{ ...stake, mode: 'drop-before', times: 1 }] }),
  fault('the server fails at a stake', [300, 1500], {
    rest: [{ ...stake, mode: 'status', status: 502, times: 1 }],
  }),
  fault('the response to a stake is not JSON', [300, 1500], {
    rest: [{ ...stake, mode: 'body', body: '<html>', contentType: 'text/html', times: 1 }],
  }),
  fault('a stake is stored and its response is slow', [500, 1500], {
    rest: [{ ...stake, mode: 'delay-after', ms: 700 }],
  }),
  fault('the list of bets fails', [500, 2500], {
    rest: [{ method: 'GET', path: '/bets', mode: 'status', status: 503 }],
  }),
  fault('the results fail', [500, 2500], {
    rest: [{ method: 'GET', path: '/results', mode: 'status', status: 500 }],
  }),
  fault('every call is slow', [500, 2500], { rest: [{ path: '*', mode: 'delay', ms: 250 }] }),
  fault('the socket drops', [200, 1000], { pusher: { drop: true } }),
  fault('the broadcaster is gone', [1000, 4000], { pusher: { drop: true, refuse: true } }),
  fault('the socket freezes', [4000, 7000], { pusher: { freeze: true } }),
  fault('events are held back', [500, 2500], { pusher: { hold: true } }),
  fault('the database drops', [200, 2000], { database: { drop: true } }),
  fault('the database is late', [500, 2000], { database: { delayMs: 400 } }),
  {
    name: 'old events come again',
    lastsMs: [50, 200],
    begin: ({ control }) => control.replay(40),
  },
  {
    name: 'a frame of junk',
    lastsMs: [50, 200],
    begin: ({ control }) => control.rawFrame('{"event":"App\\\\Events\\\\GameStatusEvent","chan'),
  },
  {
    name: 'the network is gone',
    lastsMs: [500, 3000],
    begin: ({ page }) => page.context().setOffline(true),
    end: ({ page }) => page.context().setOffline(false),
  },
  {
    name: 'the page sleeps',
    lastsMs: [500, 5000],
    begin: ({ devTools }) => devTools.send('Page.setWebLifecycleState', { state: 'frozen' }),
    end: ({ devTools }) => devTools.send('Page.setWebLifecycleState', { state: 'active' }),
  },
];

/**
 * Injects one random fault after the other, with pauses between them, until the time is up and
 * there were enough.
 *
 * @returns the number of faults
 */
export async function injectFaults(
  target: FaultTarget,
  random: Random,
  untilMs: number,
  leastFaults: number,
): Promise<number> {
  let count = 0;
  while (Date.now() < untilMs || count < leastFaults) {
    const current = pick(random, soakFaults);
    await current.begin(target);
    await delay(wholeBetween(random, ...current.lastsMs));
    await current.end?.(target);
    count += 1;
    await delay(wholeBetween(random, 300, 2500));
  }
  return count;
}

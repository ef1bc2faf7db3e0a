import { Agent, request } from 'node:http';
import type { LoggedRequest } from './requestLog';
import { goodBet, sandboxAtSeed } from '../testing/sandboxAtSeed';

const sandbox = sandboxAtSeed();
const oneSocket = { keepAlive: true, maxSockets: 1 };
let agent = new Agent(oneSocket);
beforeEach(() => {
  agent = new Agent(oneSocket);
});
afterEach(() => agent.destroy());

/** The status of a stake over the agent's only connection, or the code of its error. */
function place(): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    const headers = {
      Authorization: `Bearer ${sandbox.token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': 'press-1',
    };
    const call = request(`${sandbox.origin}/api/bets`, { method: 'POST', agent, headers });
    call.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    call.end(JSON.stringify(goodBet));
  });
}

const bets = async () => (await sandbox.asSophea<object[]>('/bets')).body.length;

it('a connection is reset after the stake is stored, but only one that has served a request', async () => {
  const before = await bets();
  await sandbox.control('/faults', {
    rest: [{ method: 'POST', path: '/bets', mode: 'reset-after', times: 1 }],
  });
  expect(await place()).toBe(201);
  expect(await place()).toBe('ECONNRESET');
  expect(await place()).toBe(201);
  expect(await place()).toBe(201);
  expect(await bets()).toBe(before + 1);
  const { body } = await sandbox.control<LoggedRequest[]>('/requests');
  const posted = { method: 'POST', path: '/bets', key: 'press-1', preflightOf: null };
  const stakes = body.filter(({ method, path }) => method === 'POST' && path === '/bets');
  expect(stakes).toEqual([posted, posted, posted, posted]);
});

it('a list may be marked as one that can be cached', async () => {
  await sandbox.control('/faults', { rest: [{ method: 'GET', path: '/bets', mode: 'cached' }] });
  const { status, headers } = await sandbox.asSophea('/bets');
  expect({ status, cache: headers.get('Cache-Control') }).toEqual({
    status: 200,
    cache: 'max-age=300',
  });
  expect((await sandbox.asSophea('/odds')).headers.get('Cache-Control')).toBe('no-store');
});

it('the request log has preflights and queries, and is empty after a reset', async () => {
  await fetch(`${sandbox.origin}/api/report?start_date=2026-11-01`, {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Method': 'GET', Origin: 'http://localhost:3000' },
  });
  const { body } = await sandbox.control('/requests');
  const path = '/report?start_date=2026-11-01';
  expect(body).toContainEqual({ method: 'OPTIONS', path, key: null, preflightOf: 'GET' });
  await sandbox.control('/reset', {});
  expect((await sandbox.control('/requests')).body).toEqual([]);
});

import { request } from 'node:http';
import { messages } from '../messages';
import { firstRound, goodBet, sandboxAtSeed } from '../testing/sandboxAtSeed';
import { startTestSandbox } from '../testing/testSandbox';

const sandbox = sandboxAtSeed();

interface State {
  readonly round: { readonly id: number; readonly phase: string };
  readonly countdown: number;
  readonly ledger: { readonly total: number; readonly balances: Readonly<Record<string, number>> };
  readonly bets?: readonly { readonly is_calculate: boolean }[];
}

const state = async (query = '') => (await sandbox.control<State>(`/state${query}`)).body;
const openBets = async () =>
  (await state('?userId=1001')).bets?.filter(({ is_calculate }) => !is_calculate).length;

/** `fetch` does not allow these headers to be set. */
function statusOf(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' } };
    const call = request(`${sandbox.origin}/__control${path}`, options, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', reject).end('{"paused":true}');
  });
}

describe('the control API', () => {
  it('returns a plain 404 unless it is switched on', async () => {
    const plain = await startTestSandbox({ control: false });
    try {
      for (const method of ['GET', 'POST']) {
        const response = await fetch(`${plain.origin}/__control/state`, { method });
        expect(response.status).toBe(404);
      }
    } finally {
      await plain.stop();
    }
  });

  it.each([
    ['Host', 'evil.example'],
    ['Host', '127.0.0.1.evil.example'],
    ['Origin', 'https://evil.example'],
    ['Origin', 'null'],
  ])('refuses a foreign %s %s, and changes nothing', async (header, value) => {
    const before = (await state()).round;
    expect(await statusOf('/start-round', { [header]: value })).toBe(403);
    expect((await state()).round).toEqual(before);
  });

  it.each([
    ['Host', 'localhost:8003'],
    ['Origin', 'http://127.0.0.1:3000'],
    ['Origin', 'http://[::1]:3000'],
  ])('accepts its own %s %s', async (header, value) => {
    expect(await statusOf('/clock', { [header]: value })).toBe(200);
  });

  it('moves rounds and sets balances without changing the sum of all money', async () => {
    const { total } = (await state()).ledger;
    await sandbox.asSophea('/bets', { body: goodBet });
    await sandbox.control('/countdown', { seconds: 17 });
    expect(await state()).toMatchObject({ countdown: 17, clock: { paused: true } });
    await sandbox.control('/finish-round', {});
    expect(await state()).toMatchObject({
      round: { id: firstRound, phase: 'drawing' },
      countdown: 0,
    });
    await sandbox.control('/start-round', {});
    await sandbox.control('/seed-bets', { userId: 1001, open: 40, settled: 300 });
    await sandbox.control('/balance', { userId: 1001, balance: 1 });
    await sandbox.control('/start-round', {});
    expect((await state()).ledger.total).toBe(total);
    expect((await state()).round).toMatchObject({ id: 240_003, phase: 'betting' });
  });

  it('seeds long lists, changes limits and revokes tokens', async () => {
    await sandbox.control('/seed-bets', { userId: 1001, open: 200, settled: 10_000 });
    const { body } = await sandbox.asSophea<{ id: number }[]>('/bets');
    expect(body.length).toBeGreaterThan(10_200);
    const ids = body.map(({ id }) => id);
    // The seeded bets are the newest, at every time of day.
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(await openBets()).toBe(200);
    await sandbox.control('/limits', { min_bet: 5000, max_bet: 6000 });
    expect(await sandbox.asSophea('/bets', { body: goodBet })).toMatchObject({
      body: { message: messages.belowMinimum(5000) },
    });
    await sandbox.control('/revoke', { userId: 1001 });
    expect((await sandbox.asSophea('/bets')).status).toBe(401);
  });

  it('resets the table to the seed', async () => {
    const before = await state('?userId=1001');
    await sandbox.asSophea('/bets', { body: goodBet });
    expect(await openBets()).toBe(1);
    await sandbox.control('/start-round', {});
    await sandbox.control('/faults', { rest: [{ path: '*', mode: 'status', status: 503 }] });
    await sandbox.control('/reset', { dropSockets: true });
    await sandbox.control('/clock', { paused: true });
    const after = await state('?userId=1001');
    expect(after.round).toEqual(before.round);
    // The history ends at the reset, so the house's share of it may differ.
    const { balances } = before.ledger;
    expect(after.ledger).toMatchObject({ balances, openStakes: 0 });
    expect(await openBets()).toBe(0);
    expect((await sandbox.asSophea('/bets')).status).toBe(401);
  });

  it.each([
    ['/countdown', { seconds: 'ten' }],
    ['/next-result', { number: '7' }],
    ['/balance', { userId: 5, balance: 1 }],
    ['/faults', { rest: [{ path: '/bets', mode: 'explode' }] }],
    ['/clock', []],
  ])('refuses %s %j with a message', async (path, body) => {
    const response = await fetch(`${sandbox.origin}/__control${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/\w+/) });
  });
});

describe('a REST fault', () => {
  const faults = (...rest: object[]) => sandbox.control('/faults', { rest });

  it('can store a bet and send another response', async () => {
    const before = (await openBets()) ?? 0;
    const body = { message: 'else' };
    await faults({ method: 'POST', path: '/bets', mode: 'body-after', status: 409, body });
    const response = await sandbox.asSophea('/bets', { body: goodBet });
    expect(response).toMatchObject({ status: 409, body });
    expect(await openBets()).toBe(before + 1);
  });

  it('sends the given status or body the given number of times', async () => {
    await faults({ method: 'POST', path: '/bets', mode: 'status', status: 503, times: 1 });
    expect((await sandbox.asSophea('/bets')).status).toBe(200);
    expect((await sandbox.asSophea('/bets', { body: goodBet })).status).toBe(503);
    expect((await sandbox.asSophea('/bets', { body: goodBet })).status).toBe(201);

    await faults({ path: '/odds', mode: 'status', status: 503, retryAfter: '20' });
    expect((await sandbox.api('/odds')).headers.get('Retry-After')).toBe('20');

    const page = '<h1>Bad gateway</h1>';
    await faults({ path: 'odds', mode: 'body', body: page, contentType: 'text/html' });
    const response = await fetch(`${sandbox.origin}/api/odds`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(await response.text()).toBe(page);
    // Without this header, a page on another port would only see a network failure.
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('drops the connection before or after the bet is stored', async () => {
    const place = () => sandbox.asSophea('/bets', { body: goodBet });
    await faults({ method: 'POST', path: '/bets', mode: 'drop-before', times: 1 });
    await expect(place()).rejects.toThrow();
    expect(await openBets()).toBe(0);
    await faults({ method: 'POST', path: '/bets', mode: 'drop-after', times: 1 });
    await expect(place()).rejects.toThrow();
    expect(await openBets()).toBe(1);
    expect((await place()).status).toBe(201);
  });
});

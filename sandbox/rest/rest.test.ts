import { messages } from '../messages';
import { firstRound, sandboxAtSeed } from '../testing/sandboxAtSeed';

const sandbox = sandboxAtSeed();

describe('the REST API', () => {
  it.each([
    '/results',
    '/previous-result',
    '/bet-limit',
    '/bets',
    '/odds',
    '/report?start_date=2026-11-20&end_date=2026-11-20',
    '/reports/detail?date=2026-11-20',
  ])('returns 401 for %s without a valid token', async (path) => {
    const refusal = { status: 401, body: { message: messages.unauthenticated } };
    expect(await sandbox.api(path)).toMatchObject(refusal);
    expect(await sandbox.api(path, { token: 'unknown' })).toMatchObject(refusal);
  });

  it('returns 404 and 405 as JSON', async () => {
    expect(await sandbox.api('/nowhere')).toMatchObject({
      status: 404,
      body: { message: messages.notFound },
    });
    const response = await sandbox.asSophea('/bets', { method: 'DELETE' });
    expect(response).toMatchObject({ status: 405, body: { message: messages.methodNotAllowed } });
    expect(response.headers.get('Allow')).toBe('GET, POST');
  });

  it.each([
    ['broken JSON', '{"result_id":', 400, messages.badBody],
    ['a bare value', '"text"', 400, messages.badBody],
    ['a list', '[]', 422, messages.badBody],
    ['a huge body', JSON.stringify({ number: '7'.repeat(20_000) }), 413, messages.bodyTooLarge],
  ])('refuses %s as a body', async (_what, body, status, message) => {
    const response = await sandbox.asSophea('/bets', { method: 'POST', body });
    expect(response).toMatchObject({ status, body: { message } });
  });
});

describe('the lists of the REST API', () => {
  it('have the last 100 results, newest first, without a gap', async () => {
    const { body } = await sandbox.asSophea<{ id: number; round_id: number }[]>('/results');
    const ids = Array.from({ length: 100 }, (_, back) => firstRound - 1 - back);
    expect(body.map(({ id }) => id)).toEqual(ids);
    expect(body.map(({ round_id }) => round_id)).toEqual(ids);
    expect((await sandbox.asSophea('/previous-result')).body).toEqual(body[0]);
  });

  it('[1.13, 3.21, 9.1] include the limits and the odds', async () => {
    expect((await sandbox.asSophea('/bet-limit')).body).toEqual({
      max_bet: 1_000_000,
      min_bet: 1000,
    });
    expect((await sandbox.asSophea('/odds')).body).toEqual([
      { type: '1D', odds: 9 },
      { type: '2D', odds: 90 },
      { type: '3D', odds: 800 },
    ]);
  });
});

describe('a page on another port', () => {
  it('may send the bearer header and JSON', async () => {
    const preflight = await fetch(`${sandbox.origin}/api/bets`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:3000',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toMatch(/authorization/i);
    expect((await sandbox.api('/bets')).headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('may read the Retry-After header', async () => {
    const { headers } = await sandbox.api('/bets');
    expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After,Date');
  });
});

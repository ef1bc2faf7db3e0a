import { firstRound, sandboxAtSeed } from '../testing/sandboxAtSeed';

const sandbox = sandboxAtSeed();

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

it('a page on another port may send the bearer header, JSON and the key of a stake, and read Retry-After', async () => {
  const preflight = await fetch(`${sandbox.origin}/api/bets`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://localhost:3000',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
    },
  });
  expect(preflight.ok).toBe(true);
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
    'authorization,content-type,idempotency-key',
  );
  const { headers } = await sandbox.api('/bets');
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After,Date');
});

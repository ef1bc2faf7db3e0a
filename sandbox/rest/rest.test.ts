import { messages } from '../messages';
import { demoPassword } from '../seed/players';
import { startTestSandbox, type TestSandbox } from '../testing/testSandbox';

let sandbox: TestSandbox;
let token: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

beforeEach(async () => {
  await sandbox.control('/clock', { paused: true });
  await sandbox.control('/reset', {});
  await sandbox.control('/clock', { paused: true });
  token = await sandbox.login();
});

const FIRST_ROUND = 240_001;
const bet = { result_id: FIRST_ROUND, number: '07', amount: 1000 };

const balanceOf = async (userId: number) => {
  const { body } = await sandbox.control<{ ledger: { balances: Record<string, number> } }>(
    '/state',
  );
  return body.ledger.balances[userId];
};

describe('login', () => {
  it('answers with both tokens and the identity', async () => {
    const body = { username: 'sophea', password: demoPassword };
    expect(await sandbox.api('/login', { body })).toMatchObject({
      status: 200,
      body: {
        access_token: expect.stringMatching(/.{20}/),
        firebase_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.$/),
        id: 1001,
        username: 'sophea',
        currency: 'KHR',
      },
    });
  });

  it.each([
    [{ username: 'sophea', password: 'wrong!' }, { username: [messages.wrongLogin] }],
    [{ username: 'nobody', password: demoPassword }, { username: [messages.wrongLogin] }],
    [{ password: demoPassword }, { username: [messages.nameMissing] }],
    [{ username: 'sophea' }, { password: [messages.passwordMissing] }],
  ])('refuses %j on the field', async (body, errors) => {
    const [message] = Object.values(errors)[0] ?? [];
    expect(await sandbox.api('/login', { body })).toMatchObject({
      status: 422,
      body: { message, errors },
    });
  });

  it('works by session id, and answers an unknown one with its status code', async () => {
    expect(await sandbox.api('/check-auth/demo-session-sophea')).toMatchObject({
      status: 200,
      body: { id: 1001, access_token: expect.any(String) },
    });
    expect(await sandbox.api('/check-auth/other')).toMatchObject({
      status: 401,
      body: { message: messages.unauthenticated, status_code: 401 },
    });
  });

  it('ends with the logout, for this token only', async () => {
    const other = await sandbox.login();
    const answer = await sandbox.api('/logout', { method: 'POST', token });
    expect(answer).toMatchObject({ status: 200, body: { message: messages.loggedOut } });
    expect((await sandbox.api('/bets', { token })).status).toBe(401);
    expect((await sandbox.api('/bets', { token: other })).status).toBe(200);
  });
});

describe('refusals', () => {
  it.each([
    '/results',
    '/previous-result',
    '/bet-limit',
    '/bets',
    '/odds',
    '/report?start_date=2026-11-20&end_date=2026-11-20',
    '/reports/detail?date=2026-11-20',
  ])('answers 401 to %s with an unknown token', async (path) => {
    const refusal = { status: 401, body: { message: messages.unauthenticated } };
    expect(await sandbox.api(path)).toMatchObject(refusal);
    expect(await sandbox.api(path, { token: 'unknown' })).toMatchObject(refusal);
  });

  it('answers 404 and 405 as JSON', async () => {
    expect(await sandbox.api('/nowhere')).toMatchObject({
      status: 404,
      body: { message: messages.notFound },
    });
    const answer = await sandbox.api('/bets', { method: 'DELETE', token });
    expect(answer).toMatchObject({ status: 405, body: { message: messages.methodNotAllowed } });
    expect(answer.headers.get('Allow')).toBe('GET, POST');
  });

  it.each([
    ['broken JSON', '{"result_id":', 400, messages.badBody],
    ['a bare value', '"text"', 400, messages.badBody],
    ['a list', '[]', 422, messages.badBody],
    ['a huge body', JSON.stringify({ number: '7'.repeat(20_000) }), 413, messages.bodyTooLarge],
  ])('answers %s', async (_what, body, status, message) => {
    const answer = await sandbox.api('/bets', { token, method: 'POST', body });
    expect(answer).toMatchObject({ status, body: { message } });
  });

  it.each([
    [{ number: '1234' }, 'number', messages.badNumber],
    [{ number: '<b>' }, 'number', messages.badNumber],
    [{ amount: 0 }, 'amount', messages.badAmount],
    [{ amount: '1000' }, 'amount', messages.badAmount],
    [{ amount: 500 }, 'amount', messages.belowMinimum(1000)],
    [{ amount: 1_000_001 }, 'amount', messages.aboveMaximum(1_000_000)],
    [{ amount: 500_001 }, 'amount', messages.balanceNotEnough],
    [{ result_id: FIRST_ROUND + 1 }, 'result_id', messages.wrongRound],
  ])('refuses a bet with %j', async (wrong, field, message) => {
    expect(await sandbox.api('/bets', { token, body: { ...bet, ...wrong } })).toMatchObject({
      status: 422,
      body: { message, errors: { [field]: [message] } },
    });
    expect(await balanceOf(1001)).toBe(500_000);
  });

  it('closes the round at five seconds', async () => {
    await sandbox.control('/countdown', { seconds: 6 });
    expect((await sandbox.api('/bets', { token, body: bet })).status).toBe(201);
    await sandbox.control('/countdown', { seconds: 5 });
    expect(await sandbox.api('/bets', { token, body: bet })).toMatchObject({
      status: 422,
      body: { errors: { result_id: [messages.bettingClosed] } },
    });
  });

  it('lets parallel bets spend a balance once only', async () => {
    await sandbox.control('/balance', { userId: 1001, balance: 3500 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sandbox.api('/bets', { token, body: bet })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await balanceOf(1001)).toBe(500);
  });
});

describe('a bet', () => {
  interface Bets {
    readonly id: number;
    readonly is_calculate: boolean;
  }

  it('is answered with its row, listed first, and settled with its result', async () => {
    const open = {
      id: expect.any(Number),
      result_id: FIRST_ROUND,
      number: '07',
      amount: 1000,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}000Z$/),
      type: '2D',
      odds: 90,
      win_lose: 0,
      result: null,
      is_calculate: false,
    };
    expect(await sandbox.api('/bets', { token, body: bet })).toMatchObject({
      status: 201,
      body: { message: messages.betPlaced, data: open },
    });
    const { body: before } = await sandbox.api<Bets[]>('/bets', { token });
    expect(before[0]).toEqual(open);
    expect(before.filter(({ is_calculate }) => !is_calculate)).toHaveLength(1);

    await sandbox.control('/next-result', { number: '107' });
    await sandbox.control('/finish-round', {});
    const { body: after } = await sandbox.api<Bets[]>('/bets', { token });
    expect(after[0]).toMatchObject({
      win_lose: 89_000,
      is_calculate: true,
      result: { id: FIRST_ROUND, round_id: FIRST_ROUND, detail: '{"number":"107"}' },
    });
    expect(await balanceOf(1001)).toBe(500_000 - 1000 + 90_000);
  });

  it('is seen by its player only', async () => {
    const { body } = await sandbox.api<{ data: Bets }>('/bets', { token, body: bet });
    const other = await sandbox.login('dararith');
    const { body: others } = await sandbox.api<Bets[]>('/bets', { token: other });
    expect(others.map(({ id }) => id)).not.toContain(body.data.id);
  });
});

describe('lists', () => {
  it('has the last 100 results, newest first, without a gap', async () => {
    const { body } = await sandbox.api<{ id: number; round_id: number }[]>('/results', { token });
    const ids = Array.from({ length: 100 }, (_, back) => FIRST_ROUND - 1 - back);
    expect(body.map(({ id }) => id)).toEqual(ids);
    expect(body.map(({ round_id }) => round_id)).toEqual(ids);
    expect((await sandbox.api('/previous-result', { token })).body).toEqual(body[0]);
  });

  it('has the limits and the odds', async () => {
    expect((await sandbox.api('/bet-limit', { token })).body).toEqual({
      max_bet: 1_000_000,
      min_bet: 1000,
    });
    expect((await sandbox.api('/odds', { token })).body).toEqual([
      { type: '1D', odds: 9 },
      { type: '2D', odds: 90 },
      { type: '3D', odds: 800 },
    ]);
  });
});

describe('reports', () => {
  interface Row {
    readonly date: string;
    readonly turn_over: number;
    readonly win_lose: number;
  }
  interface Detail {
    readonly data: { readonly amount: number; readonly win_lose: number; created_at: string }[];
    readonly total: { readonly total_amount: number; readonly win_lose: number };
  }
  const range = 'start_date=2000-01-01&end_date=2100-01-01';

  it('add up: the rows to the bets, each detail to its row, under both spellings', async () => {
    const { body: rows } = await sandbox.api<Row[]>(`/report?${range}`, { token });
    expect((await sandbox.api(`/reports?${range}`, { token })).body).toEqual(rows);
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.map(({ date }) => date)).toEqual(
      rows
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    for (const row of rows.slice(0, 3)) {
      const path = `/detail?date=${row.date}`;
      const { body } = await sandbox.api<Detail>(`/report${path}`, { token });
      expect((await sandbox.api(`/reports${path}`, { token })).body).toEqual(body);
      expect(body.total).toEqual({ total_amount: row.turn_over, win_lose: row.win_lose });
      expect(body.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.turn_over);
    }
  });

  it('leave open bets out', async () => {
    const { body: before } = await sandbox.api(`/report?${range}`, { token });
    await sandbox.api('/bets', { token, body: bet });
    expect((await sandbox.api(`/report?${range}`, { token })).body).toEqual(before);
  });

  it.each([
    ['/report?start_date=2026-11-20', 'end_date'],
    ['/report?start_date=20-11-2026&end_date=2026-11-20', 'start_date'],
    ['/report?start_date=2026-11-21&end_date=2026-11-20', 'end_date'],
    ['/report/detail?date=2026-02-30', 'date'],
    ['/reports/detail', 'date'],
  ])('refuses %s', async (path, field) => {
    expect(await sandbox.api(path, { token })).toMatchObject({
      status: 422,
      body: { message: messages.invalidDate, errors: { [field]: [messages.invalidDate] } },
    });
  });
});

describe('the page on another port', () => {
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
});

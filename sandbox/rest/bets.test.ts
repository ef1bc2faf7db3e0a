import { messages } from '../messages';
import { firstRound, goodBet, sandboxAtSeed } from '../testing/sandboxAtSeed';

const sandbox = sandboxAtSeed();

const balanceOf = async (userId: number) => {
  const { body } = await sandbox.control<{ ledger: { balances: Record<string, number> } }>(
    '/state',
  );
  return body.ledger.balances[userId];
};

it('the bet endpoint never spends the same riel twice on parallel bets', async () => {
  await sandbox.control('/balance', { userId: 1001, balance: 3500 });
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => sandbox.asSophea('/bets', { body: goodBet })),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(await balanceOf(1001)).toBe(500);
});

describe('a key', () => {
  const place = (key: string, changes: object = {}, token = sandbox.token) =>
    sandbox.api<{ data: { id: number } }>('/bets', {
      token,
      key,
      body: { ...goodBet, ...changes },
    });

  it('stores one bet, and a repeated call has the first answer, also after the draw', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 3 }, () => place('press-1')));
    expect(first?.status).toBe(201);
    await sandbox.control('/finish-round', {});
    for (const { status, body } of [...others, await place('press-1')]) {
      expect({ status, body }).toEqual({ status: 201, body: first?.body });
    }
    const { body } = await sandbox.asSophea<{ number: string; result_id: number }[]>('/bets');
    expect(body.filter(({ result_id }) => result_id === firstRound)).toHaveLength(1);
  });

  it('refuses another stake than its own, and keeps the bet', async () => {
    const { body } = await place('press-1');
    expect(await place('press-1', { amount: 2000 })).toMatchObject({
      status: 422,
      body: { message: messages.keyReused },
    });
    expect(await place('press-1')).toMatchObject({ status: 201, body });
    expect(await balanceOf(1001)).toBe(499_000);
  });

  it('belongs to one player, and an equal stake with another key is another bet', async () => {
    const { body: first } = await place('press-1');
    const { body: second } = await place('press-2');
    const { body: other } = await place('press-1', {}, await sandbox.login('dararith'));
    expect(new Set([first, second, other].map(({ data }) => data.id)).size).toBe(3);
  });

  it('of a refused stake is free: nothing was stored under it', async () => {
    expect((await place('press-1', { amount: 500 })).status).toBe(422);
    expect((await place('press-1')).status).toBe(201);
  });
});

describe('a bet', () => {
  interface Bets {
    readonly id: number;
    readonly is_calculate: boolean;
  }

  it('[3.7] returns its row, is listed first and is settled by the result', async () => {
    const open = {
      id: expect.any(Number),
      result_id: firstRound,
      number: '07',
      amount: 1000,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}000Z$/),
      type: '2D',
      odds: 90,
      win_lose: 0,
      result: null,
      is_calculate: false,
    };
    expect(await sandbox.asSophea('/bets', { body: goodBet })).toMatchObject({
      status: 201,
      body: { message: messages.betPlaced, data: open },
    });
    const { body: before } = await sandbox.asSophea<Bets[]>('/bets');
    expect(before[0]).toEqual(open);
    expect(before.filter(({ is_calculate }) => !is_calculate)).toHaveLength(1);

    await sandbox.control('/next-result', { number: '107' });
    await sandbox.control('/finish-round', {});
    const { body: after } = await sandbox.asSophea<Bets[]>('/bets');
    expect(after[0]).toMatchObject({
      win_lose: 89_000,
      is_calculate: true,
      result: { id: firstRound, round_id: firstRound, detail: '{"number":"107"}' },
    });
    expect(await balanceOf(1001)).toBe(500_000 - 1000 + 90_000);
  });

  it('is seen by its player only', async () => {
    const { body } = await sandbox.asSophea<{ data: Bets }>('/bets', { body: goodBet });
    const { body: own } = await sandbox.asSophea<Bets[]>('/bets');
    expect(own.map(({ id }) => id)).toContain(body.data.id);
    const other = await sandbox.login('dararith');
    const { body: others } = await sandbox.api<Bets[]>('/bets', { token: other });
    expect(others.length).toBeGreaterThan(0);
    expect(others.map(({ id }) => id)).not.toContain(body.data.id);
  });
});

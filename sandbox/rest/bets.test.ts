import { messages } from '../messages';
import { firstRound, goodBet, sandboxAtSeed } from '../testing/sandboxAtSeed';

const sandbox = sandboxAtSeed();

const balanceOf = async (userId: number) => {
  const { body } = await sandbox.control<{ ledger: { balances: Record<string, number> } }>(
    '/state',
  );
  return body.ledger.balances[userId];
};

describe('the bet endpoint', () => {
  it('never spends the same riel twice on parallel bets', async () => {
    await sandbox.control('/balance', { userId: 1001, balance: 3500 });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => sandbox.asSophea('/bets', { body: goodBet })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await balanceOf(1001)).toBe(500);
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

import { goodBet, sandboxAtSeed } from '../testing/sandboxAtSeed';

const sandbox = sandboxAtSeed();

describe('the report endpoint', () => {
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

  it('adds up under both spellings: the rows to the bets, each detail to its row', async () => {
    const { body: rows } = await sandbox.asSophea<Row[]>(`/report?${range}`);
    expect((await sandbox.asSophea(`/reports?${range}`)).body).toEqual(rows);
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.map(({ date }) => date)).toEqual(
      rows
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    for (const row of rows.slice(0, 3)) {
      const path = `/detail?date=${row.date}`;
      const { body } = await sandbox.asSophea<Detail>(`/report${path}`);
      expect((await sandbox.asSophea(`/reports${path}`)).body).toEqual(body);
      expect(body.total).toEqual({ total_amount: row.turn_over, win_lose: row.win_lose });
      expect(body.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.turn_over);
    }
  });

  it('omits open bets', async () => {
    const { body: before } = await sandbox.asSophea(`/report?${range}`);
    expect((await sandbox.asSophea('/bets', { body: goodBet })).status).toBe(201);
    expect((await sandbox.asSophea(`/report?${range}`)).body).toEqual(before);
  });
});

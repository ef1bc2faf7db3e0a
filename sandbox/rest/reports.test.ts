import { messages } from '../messages';
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

  it.each([
    ['/report?start_date=2026-11-20', 'end_date'],
    ['/report?start_date=20-11-2026&end_date=2026-11-20', 'start_date'],
    ['/report?start_date=2026-11-21&end_date=2026-11-20', 'end_date'],
    ['/report/detail?date=2026-02-30', 'date'],
    ['/reports/detail', 'date'],
  ])('refuses invalid dates: %s', async (path, field) => {
    expect(await sandbox.asSophea(path)).toMatchObject({
      status: 422,
      body: { message: messages.invalidDate, errors: { [field]: [messages.invalidDate] } },
    });
  });
});

import { alwaysRefetch } from '../../api/restApi';
import { makeTestStore } from '../../testing/makeTestStore';
import { betsApi } from './betsApi';
import type { Bet } from '../../domain/bet';

const row = {
  id: 9,
  result_id: 50,
  number: '07',
  type: '2D',
  amount: '1,000',
  odds: 90,
  created_at: '2026-11-20T07:00:00.000000Z',
  win_lose: '-1000.00',
  result: null,
  is_calculate: 0,
};

const bet: Bet = {
  id: 9,
  roundId: 50,
  number: '07',
  type: '2D',
  amount: 1000,
  odds: 90,
  createdAt: '2026-11-20T07:00:00.000000Z',
  winLose: -1000,
  drawnDigits: null,
  isSettled: false,
};

/** What a list of this body is read as. */
async function listed(body: unknown) {
  const { store, services, server } = makeTestStore();
  server.on('GET bets', { body });
  const { data, error } = await store.dispatch(
    betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch),
  );
  return { data, error, reasons: services.logger.lines.map(({ details }) => details) };
}

/** What the response of this body to a stake is read as. */
async function placed(body: unknown) {
  const { store, server } = makeTestStore();
  server.on('POST bets', { body });
  const stake = { roundId: 50, number: '07', amount: 1000, key: 'press-1' };
  const { data, error } = await store.dispatch(betsApi.endpoints.placeBet.initiate(stake));
  return { data, error, sent: server.calls().map((call) => [call.method, call.path, call.body]) };
}

describe('the list of bets', () => {
  it('has each field as the app reads it', async () => {
    expect(await listed([row])).toEqual({ data: [bet], error: undefined, reasons: [] });
  });

  it.each<[object, Partial<Bet>]>([
    [
      { result: { detail: '{"number":7}' }, is_calculate: 1 },
      { drawnDigits: '007', isSettled: true },
    ],
    [
      { result: { data: { detail: 7 } }, is_calculate: null },
      { drawnDigits: '007', isSettled: true },
    ],
    [{ is_calculate: undefined }, { drawnDigits: null, isSettled: false }],
    [
      { result: { detail: 7 }, is_calculate: false },
      { drawnDigits: '007', isSettled: false },
    ],
    [
      { number: 7, type: '3D' },
      { number: '007', type: '3D' },
    ],
    [
      { number: 7, type: null },
      { number: '7', type: '1D', mayLackZeros: true },
    ],
    [
      { number: 99, type: null },
      { number: '99', type: '2D', mayLackZeros: true },
    ],
    [
      { number: 100, type: null },
      { number: '100', type: '3D' },
    ],
    [
      { number: '07', type: null },
      { number: '07', type: '2D' },
    ],
    [
      { number: null, type: '1D' },
      { number: null, type: '1D' },
    ],
  ])('reads %j as %j', async (changed, expected) => {
    const { data } = await listed([{ ...row, ...changed }]);
    expect(data).toEqual([{ ...bet, ...expected }]);
  });

  it('keeps a row that it can not read, and names the fields', async () => {
    const unreadable = { id: 'x', result_id: 'x', number: 'x', type: 'x', amount: '3.000' };
    const others = { odds: 'x', created_at: 7, win_lose: 'x', result: 'x', is_calculate: 'x' };
    const nothing = Object.fromEntries(Object.keys(bet).map((key) => [key, null]));
    const first = await listed([{ ...row, ...unreadable }]);
    expect(first.data).toMatchObject([
      { id: null, roundId: null, number: null, type: null, amount: null, odds: 90 },
    ]);
    const second = await listed([{ ...row, ...unreadable, ...others }]);
    expect(second.data).toEqual([{ ...nothing, isSettled: false }]);
    for (const name of ['id', 'result_id', 'number', 'amount', 'odds', 'created_at', 'win_lose']) {
      const { reasons } = await listed([{ ...row, [name]: {} }]);
      expect(reasons).toEqual([
        { count: 1, reason: expect.stringMatching(`^${name}: expected`) as string },
      ]);
    }
    for (const name of ['result', 'is_calculate']) {
      const { reasons } = await listed([{ ...row, [name]: 'x' }]);
      expect(reasons).toEqual([
        { count: 1, reason: expect.stringMatching(`^${name}: expected`) as string },
      ]);
    }
  });

  it.each([{ number: '4' }, { amount: 2000 }, { result_id: 51 }, { created_at: '2026-11-20' }])(
    'has no id where another row with %j has the same, and says so',
    async (other) => {
      const { data, reasons } = await listed([{ ...row, ...other }, row, { ...row, id: 8 }]);
      expect(data?.map(({ id }) => id)).toEqual([null, null, 8]);
      expect(reasons).toEqual([{ count: 1, reason: 'id: shared by several bets' }]);
      const repeated = await listed([row, { ...row, amount: null }, row]);
      expect(repeated.data?.map(({ id }) => id)).toEqual([9, 9, 9]);
    },
  );
});

describe('the response to a stake', () => {
  it('follows a POST of round, number and amount', async () => {
    const { data, sent } = await placed({ message: 'Well placed', data: row });
    expect(sent).toEqual([['POST', 'bets', { result_id: 50, number: '07', amount: 1000 }]]);
    expect(data).toEqual({ message: 'Well placed', bet });
  });

  it.each([
    { data: { data: row } },
    [{ data: row }],
    { data: [row] },
    { data: row, success: true, status_code: 201, error: null, errors: [] },
    { data: row, error: '', errors: {} },
    { data: row, status_code: 399, error: false },
    { data: { ...row, status: 'fail', result: false } },
  ])('has the bet in %j', async (body) => {
    expect((await placed(body)).data).toEqual({ message: null, bet });
  });

  it.each([
    [[]],
    [[row, row]],
    ['ok'],
    [7],
    [null],
    [{ data: null }],
    [{ data: { ...row, amount: 'x' } }],
  ])('has no bet if it is %j', async (body) => {
    expect(await placed(body)).toMatchObject({ data: { bet: null }, error: undefined });
  });

  it('has its message without a bet', async () => {
    expect((await placed({ message: 'ok' })).data).toEqual({ message: 'ok', bet: null });
  });
});

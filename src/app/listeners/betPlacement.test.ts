import { waitFor } from '@testing-library/react';
import { emptyApi, freshly } from '../../api/emptyApi';
import { betsApi } from '../../features/bets/betsApi';
import { selectOpenBets } from '../../features/bets/betsSelectors';
import { betsEvents } from '../../features/bets/betsSlice';
import { gameEvents } from '../../features/game/gameSlice';
import { km } from '../../i18n/km';
import { startFakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { recordActions } from '../../testing/recordActions';

const stake = { roundId: 50, number: '07', amount: 1000 };

const betRow = (id: number, number = '07') => ({
  id,
  result_id: 50,
  number,
  amount: 1000,
  created_at: '2026-11-20T07:00:00.000000Z',
  type: '2D',
  odds: 90,
  win_lose: 0,
  result: null,
  is_calculate: false,
});

const accepted = { status: 201, body: { message: 'Well placed', data: betRow(9) } };

/** Round 50 runs with 30 seconds left, the slip is open for 07, one bet is listed. */
async function setUp() {
  const server = startFakeServer();
  server.on('GET results', { body: [] });
  server.on('GET odds', { body: [] });
  server.on('GET bets', { body: [betRow(8, '4')] });
  server.on('POST bets', accepted);
  const { store, services } = makeTestStore();
  const push = (secondsLeft: number) =>
    store.dispatch(gameEvents.countdownReceived({ secondsLeft, receivedAt: services.clock.now() }));
  store.dispatch(gameEvents.roundStarted({ roundId: 50 }));
  push(30);
  await store.dispatch(betsApi.endpoints.getBets.initiate(undefined, freshly));
  for (const digit of '07') store.dispatch(betsEvents.digitPressed({ digit }));
  store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '07' }));
  store.dispatch(betsEvents.slipAmountChanged({ amount: 1000 }));
  return {
    store,
    server,
    clock: services.clock,
    push,
    submit: () => store.dispatch(betsEvents.betSubmitted(stake)),
    bets: () => store.getState().bets,
    toasts: () => store.getState().notifications.toasts.map(({ text }) => text),
    listed: () => selectOpenBets(store.getState())?.map(({ id }) => id),
    posts: () => server.calls('POST bets').map(({ body }) => body),
    answered: () => waitFor(() => expect(store.getState().bets.isSending).toBe(false)),
  };
}

describe('a stake', () => {
  it('is sent with its round, number and amount', async () => {
    const { submit, posts, answered } = await setUp();
    submit();
    await answered();
    expect(posts()).toEqual([{ result_id: 50, number: '07', amount: 1000 }]);
  });

  it('is one stake for any number of presses', async () => {
    const { submit, posts, answered, listed } = await setUp();
    submit();
    submit();
    submit();
    await answered();
    expect(posts()).toHaveLength(1);
    expect(listed()).toEqual([9, 8]);
  });

  it('is one stake also while the answer takes long', async () => {
    const { server, submit, posts, answered, bets } = await setUp();
    let answer = (_: typeof accepted) => {};
    server.on('POST bets', () => new Promise((resolve) => (answer = resolve)));
    submit();
    await waitFor(() => expect(posts()).toHaveLength(1));
    submit();
    expect(bets()).toMatchObject({ isSending: true, slip: { roundId: 50 } });
    answer(accepted);
    await answered();
    expect(posts()).toHaveLength(1);
    expect(bets()).toMatchObject({ isSending: false, slip: null });
  });

  it('can be followed by another one once it was answered', async () => {
    const { submit, posts, answered } = await setUp();
    submit();
    await answered();
    submit();
    await answered();
    expect(posts()).toHaveLength(2);
  });
});

describe('a stake that is not sent', () => {
  const expectBlocked = ({ posts, bets, toasts }: Awaited<ReturnType<typeof setUp>>) => {
    expect(posts()).toEqual([]);
    expect(bets()).toMatchObject({ isSending: false, slip: { roundId: 50, amount: 1000 } });
    return expect(toasts());
  };

  it('comes when five seconds are left', async () => {
    const parts = await setUp();
    parts.clock.advance(24_999);
    parts.clock.advance(1);
    parts.submit();
    expectBlocked(parts).toEqual([km.betModal.closed]);
  });

  it('comes after the close although no push told of it', async () => {
    const parts = await setUp();
    parts.clock.advance(300_000);
    parts.submit();
    expectBlocked(parts).toEqual([km.betModal.closed]);
  });

  it('comes while the round is being drawn', async () => {
    const parts = await setUp();
    parts.store.dispatch(
      gameEvents.roundCalculated({ result: { roundId: 50, createdAt: null, digits: '472' } }),
    );
    parts.push(30);
    parts.submit();
    expectBlocked(parts).toEqual([km.betModal.closed]);
  });

  it('is of another round than the current one', async () => {
    const parts = await setUp();
    parts.store.dispatch(gameEvents.roundStarted({ roundId: 51 }));
    parts.push(60);
    parts.submit();
    expectBlocked(parts).toEqual([km.betModal.newRoundBegan]);
  });

  it('is still sent a moment before the close', async () => {
    const { clock, submit, posts, answered } = await setUp();
    clock.advance(24_999);
    submit();
    await answered();
    expect(posts()).toHaveLength(1);
  });
});

describe('an accepted bet', () => {
  it('closes the slip, clears the number, stands first and is told in the server’s words', async () => {
    const { submit, answered, bets, listed, toasts } = await setUp();
    submit();
    await answered();
    expect(bets()).toMatchObject({ slip: null, number: '', isSending: false });
    expect(listed()).toEqual([9, 8]);
    expect(toasts()).toEqual(['Well placed']);
  });

  it('stands in the list once where the list was read in between', async () => {
    const { store, server, submit, answered, listed } = await setUp();
    server.on('POST bets', async () => {
      server.on('GET bets', { body: [betRow(9), betRow(8)] });
      await store.dispatch(betsApi.endpoints.getBets.initiate(undefined, freshly));
      return accepted;
    });
    submit();
    await answered();
    expect(listed()).toEqual([9, 8]);
  });

  it.each([
    ['the fields that Laravel fills in later', { result_id: 50, number: '07', amount: 1000 }],
    ['amounts as decimals', { ...betRow(9), amount: '1000.00', odds: '90.00', win_lose: '0.00' }],
  ])('is read without or with %s', async (_, data) => {
    const { server, submit, answered, bets, toasts } = await setUp();
    server.on('POST bets', { status: 201, body: { data } });
    submit();
    await answered();
    expect(bets().slip).toBeNull();
    expect(toasts()).toEqual([km.toasts.betPlaced]);
  });
});

describe('the list of bets', () => {
  it('is asked for again where it was on its way while the bet was stored', async () => {
    const { store, server, submit, answered, listed } = await setUp();
    let answerOld = (_: { body: unknown }) => {};
    server.on('GET bets', () => new Promise((resolve) => (answerOld = resolve)));
    void store.dispatch(betsApi.endpoints.getBets.initiate(undefined, freshly));
    submit();
    await answered();
    server.on('GET bets', { body: [betRow(9), betRow(8, '4')] });
    answerOld({ body: [betRow(8, '4')] });
    await waitFor(() => expect(server.calls('GET bets')).toHaveLength(3));
    await waitFor(() => expect(listed()).toEqual([9, 8]));
  });

  it('is asked for after a failure that may have stored the bet, and not after a refusal', async () => {
    const { server, submit, answered, listed, posts } = await setUp();
    server.on('POST bets', { status: 422, body: { message: 'Not enough money' } });
    submit();
    await answered();
    expect(server.calls('GET bets')).toHaveLength(1);
    server.on('POST bets', { status: 500 });
    server.on('GET bets', { body: [betRow(9), betRow(8, '4')] });
    submit();
    await answered();
    await waitFor(() => expect(listed()).toEqual([9, 8]));
    expect(posts()).toHaveLength(2);
  });
});

describe('a refused bet', () => {
  it('keeps the slip and shows the server’s words', async () => {
    const { server, submit, answered, bets, listed, toasts } = await setUp();
    server.on('POST bets', { status: 422, body: { message: 'Not enough money' } });
    submit();
    await answered();
    expect(bets()).toMatchObject({
      number: '07',
      slip: { roundId: 50, number: '07', amount: 1000 },
      isSending: false,
    });
    expect(listed()).toEqual([8]);
    expect(toasts()).toEqual(['Not enough money']);
  });

  it.each([
    ['without words', { status: 422, body: {} }],
    ['by a broken server', { status: 500, body: null }],
    ['by an answer that is no bet', { status: 201, body: { message: 'ok', data: null } }],
  ])('%s reads "Something went wrong"', async (_, answer) => {
    const { server, submit, answered, bets, toasts } = await setUp();
    server.on('POST bets', answer);
    submit();
    await answered();
    expect(bets().slip).toMatchObject({ number: '07' });
    expect(toasts()).toEqual(['Something went wrong']);
  });

  it('is never sent again by itself', async () => {
    const { server, submit, answered, posts } = await setUp();
    server.on('POST bets', () => Promise.reject(new TypeError('Failed to fetch')));
    submit();
    await answered();
    expect(posts()).toHaveLength(1);
  });
});

describe('the odds', () => {
  it('are asked for with the first slip only', async () => {
    const { store, server } = await setUp();
    const asked = () => Promise.all(store.dispatch(emptyApi.util.getRunningQueriesThunk()));
    await asked();
    store.dispatch(betsEvents.slipClosed());
    store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '4' }));
    await asked();
    expect(server.calls('GET odds')).toHaveLength(1);
  });
});

describe('the record of a bet', () => {
  it('holds no token', async () => {
    const { store, submit, answered } = await setUp();
    const actions = recordActions(store);
    submit();
    await answered();
    expect(JSON.stringify(actions)).not.toContain('of-the-test');
  });
});

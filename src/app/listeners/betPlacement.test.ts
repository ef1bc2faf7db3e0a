import { waitFor } from '@testing-library/react';
import { accessTokenRefused } from '../../api/baseQuery';
import { emptyApi, freshly } from '../../api/emptyApi';
import { betsApi } from '../../features/bets/betsApi';
import { selectOpenBets } from '../../features/bets/betsSelectors';
import { betsEvents, selectIsSending } from '../../features/bets/betsSlice';
import { gameEvents } from '../../features/game/gameSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { loadBets } from '../../features/bets/loadBets';
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
  server.on('GET odds', { body: [{ type: '1D', odds: 9 }] });
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
    services,
    clock: services.clock,
    push,
    submit: () => store.dispatch(betsEvents.betSubmitted(stake)),
    bets: () => store.getState().bets,
    toasts: () => store.getState().notifications.toasts.map(({ text }) => text),
    listed: () => selectOpenBets(store.getState())?.map(({ id }) => id),
    numbersListed: () => selectOpenBets(store.getState())?.map(({ number }) => number),
    posts: () => server.calls('POST bets').map(({ body }) => body),
    receipts: () => store.getState().bets.receipts.map(({ state }) => state),
    answered: () => waitFor(() => expect(selectIsSending(store.getState())).toBe(false)),
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
    expect(bets()).toMatchObject({ slip: { roundId: 50 }, receipts: [{ state: 'sending' }] });
    answer(accepted);
    await answered();
    expect(posts()).toHaveLength(1);
    expect(bets()).toMatchObject({ slip: null, receipts: [{ state: 'accepted', betKey: '9' }] });
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
    expect(bets()).toMatchObject({ receipts: [], slip: { roundId: 50, amount: 1000 } });
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
    const { clock, push, submit, posts, answered } = await setUp();
    clock.advance(24_000);
    push(6);
    clock.advance(999);
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
    expect(bets()).toMatchObject({ slip: null, number: '' });
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
    ['was listed before the press', true, ['07', '07', '4']],
    ['was not', false, ['07', '4']],
  ])(
    'without an id stands in the list once where an equal one %s',
    async (_, isListed, numbers) => {
      const { id: _id, ...row } = betRow(9);
      const before = [...(isListed ? [row] : []), { ...row, number: '4' }];
      const { store, server, submit, answered, numbersListed } = await setUp();
      server.on('GET bets', { body: before });
      await store.dispatch(loadBets());
      server.on('POST bets', async () => {
        server.on('GET bets', { body: [row, ...before] });
        await store.dispatch(loadBets());
        return { status: 201, body: { data: row } };
      });
      submit();
      await answered();
      expect(numbersListed()).toEqual(numbers);
    },
  );

  it('without an id is looked up where the first list came after the press', async () => {
    const { id: _id, ...row } = betRow(9);
    const { store, server, submit, answered, numbersListed } = await setUp();
    store.dispatch(emptyApi.util.resetApiState());
    server.on('GET bets', { body: [row] });
    server.on('POST bets', async () => {
      await store.dispatch(loadBets());
      return { status: 201, body: { data: row } };
    });
    submit();
    await answered();
    await waitFor(() => expect(server.calls('GET bets')).toHaveLength(3));
    expect(numbersListed()).toEqual(['07']);
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

  it('is not asked for after a refusal', async () => {
    const { server, submit, answered } = await setUp();
    server.on('POST bets', { status: 422, body: { message: 'Not enough money' } });
    submit();
    await answered();
    expect(server.calls('GET bets')).toHaveLength(1);
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
      receipts: [{ state: 'refused', isShown: false }],
    });
    expect(listed()).toEqual([8]);
    expect(toasts()).toEqual(['Not enough money']);
  });

  it('without words reads "Something went wrong"', async () => {
    const { server, submit, answered, bets, toasts } = await setUp();
    server.on('POST bets', { status: 422, body: {} });
    submit();
    await answered();
    expect(bets().slip).toMatchObject({ number: '07' });
    expect(toasts()).toEqual(['Something went wrong']);
  });

  it('by a 401 is a refusal that outlives the session', async () => {
    const { server, submit, answered, bets, services, posts } = await setUp();
    server.on('POST bets', { status: 401, body: { message: 'Sign in again' } });
    submit();
    await answered();
    expect(bets()).toMatchObject({
      slip: null,
      number: '07',
      receipts: [{ state: 'refused', isShown: true }],
    });
    expect(services.readAccessToken()).toBeNull();
    expect(posts()).toHaveLength(1);
  });
});

describe('a stake without an answer', () => {
  it.each([
    ['a broken server', { status: 500, body: null }],
    ['a gateway without words', { status: 504, body: {} }],
    ['an answer that is no bet', { status: 201, body: { message: 'ok', data: null } }],
    ['a lost line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('because of %s is being checked, and never sent again by itself', async (_, answer) => {
    const { server, submit, answered, receipts, bets, toasts, posts } = await setUp();
    server.on('POST bets', answer);
    submit();
    await answered();
    expect(receipts()).toEqual(['checking']);
    expect(bets().slip).toMatchObject({ number: '07' });
    expect(toasts()).toEqual([]);
    expect(posts()).toHaveLength(1);
  });

  it('lets no other stake leave until it is decided, and says why', async () => {
    const { server, submit, answered, store, toasts, posts } = await setUp();
    server.on('POST bets', { status: 500 });
    submit();
    await answered();
    submit();
    store.dispatch(betsEvents.betSubmitted({ roundId: 50, number: '4', amount: 5000 }));
    expect(toasts()).toEqual([km.receipt.waitForCheck]);
    expect(posts()).toHaveLength(1);
    server.on('GET bets', { body: [betRow(9), betRow(8, '4')] });
    await store.dispatch(loadBets());
    server.on('POST bets', accepted);
    submit();
    await answered();
    expect(posts()).toHaveLength(2);
  });
});

describe('an answer that comes after another sign-in', () => {
  it('changes nothing of the new player', async () => {
    const { server, submit, store, posts, bets, listed, toasts } = await setUp();
    let answer = (_: typeof accepted) => {};
    server.on('POST bets', () => new Promise((resolve) => (answer = resolve)));
    submit();
    await waitFor(() => expect(posts()).toHaveLength(1));
    store.dispatch(accessTokenRefused());
    store.dispatch(
      sessionEvents.signedIn({ userId: '1002', username: 'dararith', currency: 'KHR' }),
    );
    await store.dispatch(loadBets());
    answer(accepted);
    await Promise.all(store.dispatch(emptyApi.util.getRunningMutationsThunk()));
    expect(bets()).toEqual({ number: '', isNumberMissing: false, slip: null, receipts: [] });
    expect(listed()).toEqual([8]);
    expect(toasts()).toEqual([]);
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

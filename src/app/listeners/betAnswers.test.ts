import { waitFor } from '@testing-library/react';
import { accessTokenRefused } from '../../api/baseQuery';
import { restApi, freshly } from '../../api/restApi';
import { betsApi } from '../../features/bets/betsApi';
import { betsEvents } from '../../features/bets/betsSlice';
import { readBetMemory } from '../../features/bets/betMemory';
import { initialBets } from '../../features/bets/betsState';
import { loadBets } from '../../features/bets/loadBets';
import { sessionEvents } from '../../features/session/sessionSlice';
import { km } from '../../i18n/km';
import { accepted, betRow, openSlip } from '../../testing/listeners/openSlip';

describe('an accepted bet', () => {
  it('closes the slip, clears the number, stands first and is told in the server’s words', async () => {
    const { submit, answered, bets, listed, toasts } = await openSlip();
    submit();
    await answered();
    expect(bets()).toMatchObject({ slip: null, number: '' });
    expect(listed()).toEqual([9, 8]);
    expect(toasts()).toEqual(['Well placed']);
  });

  it('stands in the list once where the list was read in between', async () => {
    const { store, server, submit, answered, listed } = await openSlip();
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
    ['was listed before the press', true, ['07', '07', '44']],
    ['was not', false, ['07', '44']],
  ])(
    'without an id stands in the list once where an equal one %s',
    async (_, isListed, numbers) => {
      const { id: _id, ...row } = betRow(9);
      const before = [...(isListed ? [row] : []), { ...row, number: '44' }];
      const { store, server, submit, answered, numbersListed } = await openSlip();
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
    const { store, server, submit, answered, numbersListed } = await openSlip();
    store.dispatch(restApi.util.resetApiState());
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
    const { server, submit, answered, bets, toasts } = await openSlip();
    server.on('POST bets', { status: 201, body: { data } });
    submit();
    await answered();
    expect(bets().slip).toBeNull();
    expect(toasts()).toEqual([km.toasts.betPlaced]);
  });
});

describe('the list of bets', () => {
  it('is asked for again where it was on its way while the bet was stored', async () => {
    const { store, server, submit, answered, listed } = await openSlip();
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
    const { server, submit, answered } = await openSlip();
    server.on('POST bets', { status: 422, body: { message: 'Not enough money' } });
    submit();
    await answered();
    expect(server.calls('GET bets')).toHaveLength(1);
  });
});

describe('a refused bet', () => {
  it('keeps the slip and shows the server’s words', async () => {
    const { server, submit, answered, bets, listed, toasts } = await openSlip();
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
    const { server, submit, answered, bets, toasts } = await openSlip();
    server.on('POST bets', { status: 422, body: {} });
    submit();
    await answered();
    expect(bets().slip).toMatchObject({ number: '07' });
    expect(toasts()).toEqual(['Something went wrong']);
  });

  it('by a 401 is a refusal that outlives the session', async () => {
    const { server, submit, answered, bets, services, posts, toasts } = await openSlip();
    server.on('POST bets', { status: 401, body: { message: 'Sign in again' } });
    submit();
    await answered();
    expect(bets()).toMatchObject({ slip: null, number: '07' });
    expect(readBetMemory(services.sessionStore, services.logger, '1001').receipts).toMatchObject([
      { state: 'refused', isShown: true },
    ]);
    expect(services.readAccessToken()).toBeNull();
    expect(posts()).toHaveLength(1);
    await waitFor(() => expect(toasts()).toEqual(['Sign in again']));
  });

  it.each([400, 403, 404, 405, 410, 413, 415, 419, 422])('is one by a %d', async (status) => {
    const { server, submit, answered, receipts, toasts } = await openSlip();
    server.on('POST bets', { status, body: { message: 'No' } });
    submit();
    await answered();
    expect(receipts()).toEqual(['refused']);
    expect(toasts()).toEqual(['No']);
  });
});

describe('a 2xx of the API whose fields do not fit', () => {
  const { amount: _amount, ...withoutAmount } = betRow(9);
  const unfit: [string, unknown][] = [
    ['an unreadable amount', { message: 'ok', data: { ...betRow(9), amount: '3.000' } }],
    ['a missing field', { message: 'ok', data: withoutAmount }],
    ['an unreadable number', { message: 'ok', data: { ...betRow(9), number: {} } }],
    ['no bet', { message: 'ok', data: null }],
    ['words only', { message: 'ok' }],
  ];

  it.each(unfit)(
    'such as %s is an accepted stake, whose row comes with the list',
    async (_, body) => {
      const { server, submit, answered, bets, listed, toasts, receipts } = await openSlip();
      server.on('POST bets', () => {
        server.on('GET bets', { body: [betRow(9), betRow(8, '4')] });
        return { status: 201, body };
      });
      submit();
      await answered();
      expect(bets()).toMatchObject({ slip: null, number: '' });
      expect(toasts()).toEqual(['ok']);
      await waitFor(() => expect(receipts()).toEqual(['accepted']));
      expect(bets().receipts[0]).toMatchObject({ betKey: '9', isShown: false });
      expect(listed()).toEqual([9, 8]);
    },
  );

  it.each([
    ['lacks it', { body: [betRow(8, '4')] }],
    ['has it unreadably, too', { body: [{ ...withoutAmount }, betRow(8, '4')] }],
    ['can not be had', { status: 500 }],
  ])('is shown as accepted without readable details where the list %s', async (_, list) => {
    const { server, store, submit, answered, bets, receipts } = await openSlip();
    server.on('POST bets', () => {
      server.on('GET bets', list);
      return { status: 201, body: { message: 'ok', data: withoutAmount } };
    });
    submit();
    await answered();
    await waitFor(() => expect(bets().receipts[0]?.isShown).toBe(true));
    expect(receipts()).toEqual(['unread']);
    server.on('GET bets', { body: [betRow(9), betRow(8, '4')] });
    await store.dispatch(loadBets());
    expect(bets().receipts[0]).toMatchObject({ state: 'accepted', isShown: false });
  });

  it.each([
    ['success is false', { success: false, message: 'Not enough money' }],
    ['it has errors', { errors: { amount: ['too much'] }, message: 'Not enough money' }],
    ['its status_code is 422', { status_code: 422, message: 'Not enough money', data: null }],
  ])('proves nothing where %s', async (_, body) => {
    const { server, submit, answered, bets, toasts, receipts } = await openSlip();
    server.on('POST bets', { status: 200, body });
    submit();
    await answered();
    expect(receipts()).toEqual(['checking']);
    expect(bets().slip).toMatchObject({ number: '07' });
    expect(toasts()).toEqual(['Not enough money']);
  });
});

describe('a 2xx for another bet', () => {
  it.each([
    ['another number', { ...betRow(9), number: '70' }],
    ['another amount', { ...betRow(9), amount: 5000 }],
    ['another round', { ...betRow(9), result_id: 49 }],
    ['an id that was listed before', betRow(8, '07')],
    ['nothing but an id that was listed before', { id: 8 }],
  ])('is no success: by %s', async (_, data) => {
    const { server, submit, answered, bets, toasts, listed, receipts } = await openSlip();
    server.on('POST bets', { status: 201, body: { message: 'Well placed', data } });
    submit();
    await answered();
    expect(receipts()).toEqual(['checking']);
    expect(bets().slip).toMatchObject({ number: '07' });
    expect(toasts()).toEqual(['Something went wrong']);
    expect(listed()).toEqual([8]);
  });

  it('is no success: by the id that an earlier equal stake was given', async () => {
    const { server, store, submit, answered, toasts, receipts, listed } = await openSlip();
    submit();
    await answered();
    server.on('GET bets', { body: [betRow(9), betRow(8, '4')] });
    await store.dispatch(loadBets());
    submit();
    await answered();
    expect(receipts()).toEqual(['checking', 'accepted']);
    expect(toasts()).toEqual(['Well placed', 'Something went wrong']);
    expect(listed()).toEqual([9, 8]);
  });
});

describe('a stake without an answer', () => {
  it.each([
    ['a broken server', { status: 500, body: null }],
    ['a gateway without words', { status: 504, body: {} }],
    ['a proxy’s page', { status: 200, text: '<html>', contentType: 'text/html' }],
    ['an empty answer', { status: 204, text: '' }],
    ['an answer that is a list', { status: 200, body: [] }],
    ['an answer that is null', { status: 200, body: null }],
    ['a lost line', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a 408', { status: 408, body: {} }],
    ['a 409', { status: 409, body: {} }],
    ['a 425', { status: 425, body: {} }],
    ['a 429', { status: 429, body: {} }],
    ['a 4xx that nobody knows', { status: 460, body: {} }],
  ])('because of %s is being checked, and never sent again by itself', async (_, answer) => {
    const { server, submit, answered, receipts, bets, toasts, posts } = await openSlip();
    server.on('POST bets', answer);
    submit();
    await answered();
    expect(receipts()).toEqual(['checking']);
    expect(bets().slip).toMatchObject({ number: '07' });
    expect(toasts()).toEqual(['Something went wrong']);
    expect(posts()).toHaveLength(1);
  });

  it.each([408, 409, 429, 500])('after a %d shows the server’s words at once', async (status) => {
    const { server, submit, answered, receipts, toasts } = await openSlip();
    server.on('POST bets', { status, body: { message: 'The server says this' } });
    submit();
    await answered();
    expect(receipts()).toEqual(['checking']);
    expect(toasts()).toEqual(['The server says this']);
  });

  it('lets no other stake leave until it is decided, and says why', async () => {
    const { server, submit, answered, store, toasts, posts } = await openSlip();
    server.on('POST bets', { status: 500 });
    submit();
    await answered();
    submit();
    store.dispatch(betsEvents.betSubmitted({ roundId: 50, number: '4', amount: 5000 }));
    expect(toasts()).toEqual(['Something went wrong', km.receipt.waitForCheck]);
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
    const { server, submit, store, posts, bets, listed, toasts } = await openSlip();
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
    await Promise.all(store.dispatch(restApi.util.getRunningMutationsThunk()));
    expect(bets()).toEqual(initialBets({ number: '', receipts: [] }));
    expect(listed()).toEqual([8]);
    expect(toasts()).toEqual([]);
  });
});

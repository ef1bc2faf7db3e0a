import { refetch } from '../../api/refetch';
import { km } from '../../i18n/km';
import { accepted, betRow, openSlip } from '../../testing/listeners/openSlip';
import { betsApi } from './betsApi';
import { betsEvents } from './betsSlice';
import { waitFor } from '../../testing/waitFor';

describe('a 2xx response whose fields do not fit', () => {
  const { amount: _amount, ...withoutAmount } = betRow(9);
  const unfit: [string, unknown][] = [
    ['an unreadable amount', { message: 'ok', data: { ...betRow(9), amount: '3.000' } }],
    ['a message only', { message: 'ok' }],
  ];

  it.each(unfit)(
    '[4.39] is an accepted stake, whose row comes with the list: %s',
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
  ])('[4.39] is shown as accepted without readable details if the list %s', async (_, list) => {
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
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    expect(bets().receipts[0]).toMatchObject({ state: 'accepted', isShown: false });
  });
});

describe('a 2xx for another bet', () => {
  it.each([
    ['another amount', { ...betRow(9), amount: 5000 }],
    ['nothing but an id that was listed before', { id: 8 }],
  ])('is no success if its bet has %s', async (_, data) => {
    const { server, submit, answered, bets, toasts, listed, receipts } = await openSlip();
    server.on('POST bets', { status: 201, body: { message: 'Well placed', data } });
    submit();
    await answered();
    expect(receipts()).toEqual(['checking']);
    expect(bets().slip).toMatchObject({ number: '07' });
    expect(toasts()).toEqual(['Something went wrong']);
    expect(listed()).toEqual([8]);
  });
});

describe('a stake without a response', () => {
  it.each([
    ['number', { roundId: 50, number: '08', amount: 1000 }],
    ['amount', { roundId: 50, number: '07', amount: 5000 }],
  ])(
    '[4.37] does not hold a stake of another %s back, and each is decided by itself',
    async (_, other) => {
      const { server, submit, answered, store, posts, receipts } = await openSlip();
      server.on('POST bets', { status: 500 });
      submit();
      await answered();
      store.dispatch(betsEvents.betSubmitted(other));
      await answered();
      expect(posts()).toHaveLength(2);
      expect(receipts()).toEqual(['checking', 'checking']);
      server.on('GET bets', { body: [{ ...betRow(9, other.number), amount: other.amount }] });
      await store.dispatch(refetch(betsApi.endpoints.getBets));
      expect(receipts()).toEqual(['placed', 'checking']);
    },
  );

  it('leaves what the player has typed since in the slip when it is found', async () => {
    const { server, submit, answered, store, bets, receipts } = await openSlip();
    server.on('POST bets', { status: 500 });
    submit();
    await answered();
    expect(bets().slip).toMatchObject({ roundId: 50, number: '07', amount: 1000 });
    store.dispatch(betsEvents.slipAmountChanged({ amount: 5000 }));
    server.on('GET bets', { body: [betRow(9), betRow(8, '4')] });
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    expect(receipts()).toEqual(['placed']);
    expect(bets().slip).toMatchObject({ amount: 5000, receiptId: null });
  });

  it.each([
    ['a broken server', { status: 500, body: null }, 'server'],
    ['a proxy’s page', { text: '<html>', contentType: 'text/html' }, 'invalidResponse'],
    ['an empty answer', { status: 204, text: '' }, 'invalidResponse'],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
    ['a refusal that proves nothing', { status: 409, body: {} }, 'unsure'],
    ['a failure in its body', { body: { success: false } }, 'unsure'],
    ['another bet', { body: { data: { ...betRow(9), amount: 2000 } } }, 'otherBet'],
  ])('[4.15] is checked after %s, and never sent again by itself', async (_, answer, cause) => {
    const { server, submit, answered, bets, toasts, posts } = await openSlip();
    server.on('POST bets', answer);
    submit();
    await answered();
    expect(bets().receipts).toMatchObject([{ state: 'checking', check: { cause } }]);
    expect(bets().slip).toMatchObject({ number: '07' });
    expect(toasts()).toEqual(['Something went wrong']);
    expect(posts()).toHaveLength(1);
  });

  it.each([409, 500])(
    'shows the server’s message at once, and that the outcome is unknown, after a %d',
    async (status) => {
      const { server, submit, answered, receipts, toasts } = await openSlip();
      server.on('POST bets', { status, body: { message: 'The server says this' } });
      submit();
      await answered();
      expect(receipts()).toEqual(['checking']);
      expect(toasts()).toEqual([`The server says this ${km.receipt.stillUnknown}`]);
    },
  );

  it('[4.37] lets no equal stake leave until it is decided, and says why', async () => {
    const { server, submit, answered, store, toasts, posts } = await openSlip();
    server.on('POST bets', { status: 500 });
    submit();
    await answered();
    submit();
    expect(toasts()).toEqual(['Something went wrong', km.receipt.waitForCheck]);
    expect(posts()).toHaveLength(1);
    server.on('GET bets', { body: [betRow(9), betRow(8, '4')] });
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    server.on('POST bets', accepted);
    submit();
    await answered();
    expect(posts()).toHaveLength(2);
  });
});

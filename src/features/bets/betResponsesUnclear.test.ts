import { refetch } from '../../api/refetch';
import { km } from '../../i18n/km';
import { accepted, betRow, openSlip } from '../../testing/listeners/openSlip';
import { betsApi } from './betsApi';
import { betsEvents } from './betsSlice';
import { waitFor } from '../../testing/waitFor';

describe('a 2xx without a readable bet that fits the stake', () => {
  const { amount: _amount, ...withoutAmount } = betRow(9);
  const bodies: [unknown, cause?: string][] = [
    [{ message: 'ok' }],
    [{ message: 'ok', data: null }],
    [{ message: 'ok', data: [] }],
    [{ message: 'ok', data: withoutAmount }],
    [{ message: 'ok', data: { ...betRow(9), amount: '3.000' } }],
    [{ message: 'ok', data: { ...betRow(9), type: null, number: 7 } }],
    [{ message: 'ok', data: { ...betRow(9), amount: 5000 } }, 'otherBet'],
    [{ message: 'ok', data: betRow(8, '4') }, 'otherBet'],
    [{ message: 'ok', status: 'failed' }],
    [null],
    ['ok'],
  ];

  it.each(bodies)(
    '[4.39] is not known, keeps the slip and is looked up: %j',
    async (body, ...[cause = 'invalidResponse']) => {
      const { server, bets, listed, toasts, posts, send } = await openSlip();
      server.on('POST bets', { status: 201, body });
      await send();
      expect(bets().receipts).toMatchObject([{ state: 'checking', check: { cause } }]);
      expect(bets().slip).toMatchObject({ number: '07', amount: 1000 });
      expect(listed()).toEqual([8]);
      const hasMessage = JSON.stringify(body).includes('message');
      expect(toasts()).toEqual([hasMessage ? 'ok' : 'Something went wrong']);
      expect(posts()).toHaveLength(1);
    },
  );

  it('[4.39] is placed once the list shows it', async () => {
    const { server, bets, toasts, receipts, send } = await openSlip();
    server.on('POST bets', { status: 201, body: { message: 'ok' } });
    server.on('GET bets', { body: [betRow(9), betRow(8, '4')] });
    await send();
    await waitFor(() => expect(receipts()).toEqual(['placed']));
    expect(bets()).toMatchObject({ slip: null, number: '' });
    expect(toasts()).toEqual(['ok', km.receipt.stakeWasPlaced('07', '1,000')]);
  });

  it('[4.39] is an accepted stake beside a word of failure if it carries its bet', async () => {
    const { server, receipts, send } = await openSlip();
    server.on('POST bets', { body: { status: 'failed', data: betRow(9) } });
    await send();
    expect(receipts()).toEqual(['accepted']);
  });
});

describe('a stake without a response', () => {
  it.each([
    ['number', { roundId: 50, number: '08', amount: 1000 }],
    ['amount', { roundId: 50, number: '07', amount: 5000 }],
  ])(
    '[4.37] does not hold a stake of another %s back, and each is decided by itself',
    async (_, other) => {
      const { server, answered, store, posts, receipts, send } = await openSlip();
      server.on('POST bets', { status: 500 });
      await send();
      store.dispatch(betsEvents.betSubmitted(other));
      await answered();
      expect(posts()).toHaveLength(2);
      expect(receipts()).toEqual(['checking', 'checking']);
      server.on('GET bets', { body: [{ ...betRow(9, other.number), amount: other.amount }] });
      await store.dispatch(refetch(betsApi.endpoints.getBets));
      expect(receipts()).toEqual(['placed', expect.stringMatching(/^(checking|notFound)$/)]);
    },
  );

  it('leaves what the player has typed since in the slip when it is found', async () => {
    const { server, store, bets, receipts, send } = await openSlip();
    server.on('POST bets', { status: 500 });
    await send();
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
  ])('[4.15] is checked after %s, and never sent again by itself', async (_, answer, cause) => {
    const { server, bets, toasts, posts, send } = await openSlip();
    server.on('POST bets', answer);
    await send();
    expect(bets().receipts).toMatchObject([{ state: 'checking', check: { cause } }]);
    expect(bets().slip).toMatchObject({ number: '07' });
    expect(toasts()).toEqual(['Something went wrong']);
    expect(posts()).toHaveLength(1);
  });

  it.each([409, 500])('shows the server’s message and nothing else after a %d', async (status) => {
    const { server, receipts, toasts, send } = await openSlip();
    server.on('POST bets', { status, body: { message: 'The server says this' } });
    await send();
    expect(receipts()).toEqual(['checking']);
    expect(toasts()).toEqual(['The server says this']);
  });

  it('[4.37] lets no equal stake leave until it is decided, and says why', async () => {
    const { server, submit, store, toasts, posts, send } = await openSlip();
    server.on('POST bets', { status: 500 });
    await send();
    submit();
    expect(toasts()).toEqual(['Something went wrong', km.receipt.waitForCheck]);
    expect(posts()).toHaveLength(1);
    server.on('GET bets', { body: [betRow(9), betRow(8, '4')] });
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    server.on('POST bets', accepted);
    await send();
    expect(posts()).toHaveLength(2);
  });
});

import { refetch } from '../../api/refetch';
import { restApi, alwaysRefetch } from '../../api/restApi';
import { km } from '../../i18n/km';
import { accepted, betRow, openSlip } from '../../testing/listeners/openSlip';
import { readBetMemory } from './betMemory';
import { betsApi } from './betsApi';
import { waitFor } from '../../testing/waitFor';

describe('an accepted bet', () => {
  it('[4.14, 7.11] closes the slip, clears the number, stands first and shows the server’s message', async () => {
    const { bets, listed, toasts, send } = await openSlip();
    await send();
    expect(bets()).toMatchObject({ slip: null, number: '' });
    expect(listed()).toEqual([9, 8]);
    expect(toasts()).toEqual(['Well placed']);
  });

  it('stands in the list once if the list was loaded in between', async () => {
    const { store, server, listed, send } = await openSlip();
    server.on('POST bets', async () => {
      server.on('GET bets', { body: [betRow(9), betRow(8)] });
      await store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
      return accepted;
    });
    await send();
    expect(listed()).toEqual([9, 8]);
  });

  it.each([
    ['an equal one was listed before the press', true, {}, ['07', '07', '44']],
    ['none was listed', false, {}, ['07', '44']],
    ['none was listed, and the response has an id', false, { id: 9 }, ['07', '44']],
  ])('stands once in a list without ids if %s', async (_, isListed, named, numbers) => {
    const { id: _id, ...row } = betRow(9);
    const before = [...(isListed ? [row] : []), { ...row, number: '44' }];
    const { store, server, numbersListed, send } = await openSlip();
    server.on('GET bets', { body: before });
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    server.on('POST bets', async () => {
      server.on('GET bets', { body: [row, ...before] });
      await store.dispatch(refetch(betsApi.endpoints.getBets));
      server.on('GET bets', () => new Promise(() => undefined));
      return { status: 201, body: { data: { ...row, ...named } } };
    });
    await send();
    expect(numbersListed()).toEqual(numbers);
  });

  it('is looked up if it has no id and the first list came after the press', async () => {
    const { id: _id, ...row } = betRow(9);
    const { store, server, numbersListed, send } = await openSlip();
    store.dispatch(restApi.util.resetApiState());
    server.on('GET bets', { body: [row] });
    server.on('POST bets', async () => {
      await store.dispatch(refetch(betsApi.endpoints.getBets));
      return { status: 201, body: { data: row } };
    });
    await send();
    await waitFor(() => expect(server.calls('GET bets')).toHaveLength(3));
    expect(numbersListed()).toEqual(['07']);
  });

  it.each([
    ['the fields that Laravel fills in later', { result_id: 50, number: '07', amount: 1000 }],
    ['amounts as decimals', { ...betRow(9), amount: '1000.00', odds: '90.00', win_lose: '0.00' }],
  ])('[7.11] is read with or without %s', async (_, data) => {
    const { server, bets, toasts, send } = await openSlip();
    server.on('POST bets', { status: 201, body: { data } });
    await send();
    expect(bets().slip).toBeNull();
    expect(toasts()).toEqual([km.toasts.betPlaced]);
  });
});

it('the list of bets is requested again if it was in flight while the bet was stored', async () => {
  const { store, server, listed, send } = await openSlip();
  let answerOld = (_: { body: unknown }) => {};
  server.on('GET bets', () => new Promise((resolve) => (answerOld = resolve)));
  void store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
  await send();
  server.on('GET bets', { body: [betRow(9), betRow(8, '4')] });
  answerOld({ body: [betRow(8, '4')] });
  await waitFor(() => expect(server.calls('GET bets')).toHaveLength(3));
  await waitFor(() => expect(listed()).toEqual([9, 8]));
});

describe('a refused bet', () => {
  it('keeps the slip and shows the server’s message', async () => {
    const { server, bets, listed, toasts, send } = await openSlip();
    server.on('POST bets', { status: 422, body: { message: 'Not enough money' } });
    await send();
    expect(bets()).toMatchObject({
      number: '07',
      slip: { roundId: 50, number: '07', amount: 1000 },
      receipts: [{ state: 'refused', isShown: false }],
    });
    expect(listed()).toEqual([8]);
    expect(toasts()).toEqual(['Not enough money']);
  });

  it('outlives the session if it is a 401', async () => {
    const { server, bets, services, posts, toasts, send } = await openSlip();
    server.on('POST bets', { status: 401, body: { message: 'Sign in again' } });
    await send();
    expect(bets().slip).toBeNull();
    expect(readBetMemory(services.sessionStore, services.logger, '1001')).toMatchObject({
      number: '07',
      receipts: [{ state: 'refused', isShown: true }],
    });
    expect(services.readAccessToken()).toBeNull();
    expect(posts()).toHaveLength(1);
    await waitFor(() => expect(toasts()).toEqual(['Sign in again']));
  });
});

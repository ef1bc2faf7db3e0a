import { sessionEnded } from '../../api/apiEvents';
import { refetch } from '../../api/refetch';
import { restApi } from '../../api/restApi';
import { accepted, betRow, openSlip } from '../../testing/listeners/openSlip';
import { betsApi } from './betsApi';
import { betsEvents } from './betsSlice';
import { placeStake } from './betPlacementListener';

const stakeOf07 = { roundId: 50, number: '07', amount: 1000 };

describe('the call of a stake', () => {
  it('is timed from the press to the response', async () => {
    const { server, clock, bets, send } = await openSlip();
    server.on('POST bets', () => {
      clock.advance(250);
      return accepted;
    });
    await send();
    expect(bets().receipts[0]?.callTime).toEqual({ ms: 250, isUnanswered: false });
  });

  it('has the id of its receipt as its key, another one for each press', async () => {
    const { server, bets, send } = await openSlip();
    server.on('POST bets', { status: 422, body: {} });
    for (let press = 0; press < 2; press += 1) {
      await send();
    }
    const keys = server.calls('POST bets').map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    expect(bets().receipts.map(({ id }) => id)).toEqual(expect.arrayContaining(keys));
  });

  it.each([
    ['a refusal', () => ({ status: 422, body: {} }), false],
    ['a server error', () => ({ status: 500 }), false],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ])('is remembered as answered or not after %s', async (_, answer, isUnanswered) => {
    const { server, bets, send } = await openSlip();
    server.on('POST bets', answer);
    await send();
    expect(bets().receipts[0]?.callTime).toEqual({ ms: 0, isUnanswered });
  });

  it('is logged if its response names another bet', async () => {
    const { server, services, send } = await openSlip();
    server.on('POST bets', { body: { data: { ...betRow(9), amount: 2000 } } });
    await send();
    expect(services.logger.lines).toContainEqual({
      message: 'the response to a stake carries no bet that fits',
    });
  });

  it('leads to a check without a technical message if it fails unexpectedly', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { server, services, bets, toasts, send } = await openSlip();
    server.on('GET bets', () => new Promise(() => undefined));
    const { readAccessToken } = services;
    services.readAccessToken = () => {
      services.readAccessToken = readAccessToken;
      throw new Error('a fault of the app');
    };
    await send();
    expect(bets().receipts).toMatchObject([
      { state: 'checking', check: { cause: 'invalidResponse' } },
    ]);
    expect(toasts()).toEqual(['Something went wrong']);
  });

  it('leaves nothing in the cache but the list', async () => {
    const { store, listed, send } = await openSlip();
    await send();
    expect(listed()).toEqual([9, 8]);
    expect(store.getState().api.mutations).toEqual({});
  });

  it('is not made once the session has ended', async () => {
    const { store, services, submit, posts, receipts } = await openSlip();
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    submit();
    await store.dispatch(placeStake(stakeOf07));
    expect(posts()).toEqual([]);
    expect(receipts()).toEqual([]);
    expect(services.logger.lines).toEqual([]);
  });
});

describe('the bets that are known before a stake', () => {
  it('are unknown without a list', async () => {
    const { store, server, submit, bets } = await openSlip();
    store.dispatch(restApi.util.resetApiState());
    server.on('GET bets', () => new Promise(() => undefined));
    submit();
    expect(bets().receipts).toMatchObject([{ state: 'sending', isBaselinePartial: true }]);
  });

  it('are those of the list, perhaps not all, if only a part of it came, and what another tab has claimed', async () => {
    const { store, server, submit, bets } = await openSlip();
    const meta = { current_page: 1, last_page: 2 };
    const links = { next: '/bets?page=2' };
    server.on('GET bets', { body: { data: [betRow(8)], links, meta } });
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    store.dispatch(betsEvents.betClaimedElsewhere({ betId: '7', isTwin: false }));
    server.on('GET bets', () => new Promise(() => undefined));
    submit();
    expect(bets().receipts).toMatchObject([
      { baseline: ['8', 'unnamed-1', '7'], isBaselinePartial: true },
    ]);
  });
});

describe('an accepted bet next to equal ones', () => {
  it('is in the list next to the equal bet of another device', async () => {
    const { store, server, listed, send } = await openSlip();
    server.on('POST bets', async () => {
      server.on('GET bets', { body: [betRow(10), betRow(8, '4')] });
      await store.dispatch(refetch(betsApi.endpoints.getBets));
      server.on('GET bets', () => new Promise(() => undefined));
      return accepted;
    });
    await send();
    expect(listed()).toEqual([9, 10, 8]);
  });

  it('is in the list without an id next to an older one', async () => {
    const { id: _id, ...row } = betRow(9);
    const { store, server, numbersListed, send } = await openSlip();
    server.on('GET bets', { body: [row, betRow(8, '4')] });
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    server.on('GET bets', () => new Promise(() => undefined));
    server.on('POST bets', { status: 201, body: { data: row } });
    await send();
    expect(numbersListed()).toEqual(['07', '07', '04']);
  });
});

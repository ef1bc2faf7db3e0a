import { refetch } from '../../api/refetch';
import { km } from '../../i18n/km';
import { betsApi } from './betsApi';
import { selectBets } from './betsSelectors';
import { resultRow } from '../../testing/listeners/homeWithLists';
import { broadcast } from '../connection/broadcasts';
import { betTypeOf } from '../../domain/drawnNumber';
import { betRow } from '../../testing/listeners/openSlip';
import { openTicket } from '../../testing/listeners/openTicket';
import {
  listedBet,
  noBets,
  openPageWithServer,
  pass,
} from '../../testing/listeners/unansweredStakes';

beforeEach(() => jest.useFakeTimers());

describe('the list after a stake that was answered', () => {
  it.each([
    ['an acceptance', { status: 201, body: { data: listedBet(9) } }, 'accepted'],
    ['a refusal', { status: 422, body: { message: 'Not enough money' } }, 'refused'],
  ])('is requested once after %s', async (_, answer, state) => {
    const { server, submit, states, requestCount } = await openPageWithServer();
    server.on('POST bets', answer);
    if (state === 'accepted') server.on('GET bets', { body: [listedBet(9)] });
    await submit();
    await pass(60_000);
    expect(requestCount()).toBe(1);
    expect(states()).toEqual([state]);
  });

  it('is requested again while it lacks an accepted bet, which stays in the table', async () => {
    const { server, store, submit, states, requestCount } = await openPageWithServer();
    server.on('POST bets', { status: 201, body: { data: listedBet(9) } });
    const tableIds = () => selectBets(store.getState())?.map(({ id }) => id);
    await submit();
    await pass(4000);
    expect(requestCount()).toBeGreaterThan(1);
    expect([states(), tableIds()]).toEqual([['accepted'], [9]]);
    server.on('GET bets', { body: [listedBet(9)] });
    await pass(10_000);
    const before = requestCount();
    await pass(60_000);
    expect([requestCount(), tableIds()]).toEqual([before, [9]]);
  });

  it('is requested no more once a later round is drawn, and a bet that it never named leaves the table', async () => {
    const { server, store, submit, requestCount } = await openPageWithServer();
    server.on('POST bets', { status: 201, body: { data: listedBet(501) } });
    server.on('GET bets', { body: [listedBet(9)] });
    await submit();
    server.on('GET bets', { body: [{ ...listedBet(9), is_calculate: true }] });
    server.on('GET results', { body: [resultRow(51), resultRow(50), resultRow(49)] });
    for (const roundId of [51, 52])
      store.dispatch(broadcast.roundStarted({ roundId, receivedAt: 0 }));
    await pass(120_000);
    const before = requestCount();
    await pass(300_000);
    expect(requestCount()).toBe(before);
    expect(selectBets(store.getState())?.map(({ id }) => id)).toEqual([9]);
  });

  it('decides about a stake that was refused although the balance fell by it', async () => {
    const { server, services, submit, states } = await openPageWithServer();
    server.on('POST bets', () => {
      // The first call was stored, and this answers its repetition.
      services.balances.push(99_000);
      return { status: 422, body: { message: 'Not enough money' } };
    });
    await submit();
    expect(states()).toEqual(['checking']);
    server.on('GET bets', { body: [listedBet(9)] });
    await pass(10_000);
    expect(states()).toEqual(['placed']);
  });

  it('is requested again if it fails', async () => {
    const { server, submit, requestCount } = await openPageWithServer();
    server.on('POST bets', { status: 422, body: {} });
    server.on('GET bets', { status: 500 });
    await submit();
    server.on('GET bets', noBets);
    await pass(60_000);
    expect(requestCount()).toBe(2);
  });

  it('takes a refusal back if it has the stake, and closes its slip', async () => {
    const { server, store, submit, toasts } = await openPageWithServer();
    server.on('POST bets', { status: 422, body: { message: 'Not enough money' } });
    server.on('GET bets', { body: [listedBet(9)] });
    await submit();
    expect(store.getState().bets).toMatchObject({
      receipts: [{ state: 'placed', isLate: true, isShown: true }],
      slip: null,
      number: '',
    });
    expect(toasts()).toEqual(['Not enough money', km.receipt.stakeWasLate('07', '1,000')]);
  });

  it('takes a refusal back if only a later list has the stake, as of a replica that lags', async () => {
    const { server, store, submit, states } = await openPageWithServer();
    server.on('POST bets', { status: 422, body: { message: 'Not enough money' } });
    await submit();
    expect(states()).toEqual(['refused']);
    server.on('GET bets', { body: [listedBet(9)] });
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    expect(states()).toEqual(['placed']);
  });

  it('shows a bet that the server has twice', async () => {
    const page = await openPageWithServer();
    page.server.on('POST bets', { status: 201, body: { data: listedBet(9) } });
    page.server.on('GET bets', { body: [listedBet(10), listedBet(9)] });
    await page.submit();
    const twin = { state: 'accepted', betKey: '9', twinKey: '10', isShown: true };
    expect(page.store.getState().bets.receipts).toMatchObject([twin]);
    expect(page.services.tabs.announcedBets).toEqual(['9', 'twin 10']);
  });

  it('is one for all lines of a ticket', async () => {
    const { server, sendLines } = await openTicket('07', '8', '9');
    const before = server.calls('GET bets').length;
    const listed = ['9', '8', '07'].map((number, at) => ({
      ...betRow(103 - at, number),
      type: betTypeOf(number),
    }));
    server.on('GET bets', { body: listed });
    await sendLines();
    await pass(60_000);
    expect(server.calls('POST bets')).toHaveLength(3);
    expect(server.calls('GET bets').length - before).toBe(1);
  });
});

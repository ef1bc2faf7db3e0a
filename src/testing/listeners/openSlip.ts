import { alwaysRefetch } from '../../api/restApi';
import { betsApi } from '../../features/bets/betsApi';
import { selectOpenBets } from '../../features/bets/betsSelectors';
import { betsEvents, selectIsSending } from '../../features/bets/betsSlice';
import { broadcast } from '../../features/connection/broadcasts';
import { makeTestStore } from '../makeTestStore';
import { waitFor } from '../waitFor';
import { toastTexts } from '../shownToasts';

const stake = { roundId: 50, number: '07', amount: 1000 };

/** A bet of round 50 as the server lists it. */
export const betRow = (id: number, number = '07') => ({
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

/** The server's answer to a stake that it took. */
export const accepted = { status: 201, body: { message: 'Well placed', data: betRow(9) } };

/** Round 50 runs with 30 seconds left, the slip is open for 07, one bet is listed. */
export async function openSlip() {
  const { store, services, server } = makeTestStore();
  server.on('GET results', { body: [] });
  const rows = [betRow(8, '4')];
  server.on('GET bets', () => ({ body: rows }));
  server.on('POST bets', () => {
    rows.unshift(betRow(9));
    return accepted;
  });
  const push = (secondsLeft: number) =>
    store.dispatch(broadcast.countdownReceived({ secondsLeft, receivedAt: services.clock.now() }));
  store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
  push(30);
  await store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
  for (const digit of '07') store.dispatch(betsEvents.digitPressed({ digit }));
  store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '07' }));
  store.dispatch(betsEvents.slipAmountChanged({ amount: 1000 }));
  const submit = () => store.dispatch(betsEvents.betSubmitted(stake));
  const answered = () => waitFor(() => expect(selectIsSending(store.getState())).toBe(false));
  return {
    store,
    server,
    services,
    clock: services.clock,
    push,
    submit,
    answered,
    /** Presses the button, and waits until the stake's call has ended. */
    async send() {
      submit();
      await answered();
    },
    bets: () => store.getState().bets,
    toasts: () => toastTexts(store.getState()),
    listed: () => selectOpenBets(store.getState())?.map(({ id }) => id),
    numbersListed: () => selectOpenBets(store.getState())?.map(({ number }) => number),
    posts: () => server.calls('POST bets').map(({ body }) => body),
    receipts: () => store.getState().bets.receipts.map(({ state }) => state),
  };
}

import { refetch } from '../../../api/refetch';
import { betsApi } from '../../../features/bets/betsApi';
import { betsEvents } from '../../../features/bets/betsSlice';
import { broadcast } from '../../../features/connection/broadcasts';
import { sessionEvents } from '../../../features/session/sessionSlice';
import { startFakeServer } from '../../../testing/fakeServer';
import { accepted, betRow, openSlip } from '../../../testing/listeners/openSlip';
import { openTicket } from '../../../testing/listeners/openTicket';
import { makeTestStore } from '../../../testing/makeTestStore';
import { recordReport } from '../../../testing/reportOf';
import { waitFor } from '../../../testing/waitFor';

/** Records a page with a balance of 10,000 riel. */
function record(parts: Awaited<ReturnType<typeof openSlip>>) {
  parts.store.dispatch(sessionEvents.balanceReceived({ balance: 10_000 }));
  const report = recordReport(parts);
  return {
    receive: (balance: number) => parts.store.dispatch(sessionEvents.balanceReceived({ balance })),
    rows: () => report().bets,
    unexplained: () =>
      report()
        .findings.filter(({ kind }) => kind === 'balance')
        .map(({ text }) => text),
  };
}

describe('the balance of a stake', () => {
  it('comes from one change for several stakes, and is unknown without a change', async () => {
    const parts = await openTicket('07', '8', '123');
    const { receive, rows, unexplained } = record(parts);
    parts.confirm();
    await parts.ended();
    receive(8000);
    expect(rows().map(({ balance }) => [balance.before, balance.after])).toEqual([
      [10_000, 8000],
      [10_000, 8000],
      [10_000, null],
    ]);
    expect(unexplained()).toEqual([]);
  });

  it('is found although a list with many won bets came before the round was known', async () => {
    const server = startFakeServer();
    const parts = makeTestStore();
    const report = recordReport(parts);
    const won = { result_id: 12, number: '7', is_calculate: true, win_lose: 8000 };
    const wonBets = Array.from({ length: 30 }, (_, index) => ({ ...betRow(index + 100), ...won }));
    server.on('GET results', { body: [] });
    server.on('GET bets', { body: wonBets });
    server.on('POST bets', accepted);
    const { store, services } = parts;
    store.dispatch(sessionEvents.balanceReceived({ balance: 10_000 }));
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
    const countdown = { secondsLeft: 30, receivedAt: services.clock.now() };
    store.dispatch(broadcast.countdownReceived(countdown));
    store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '07' }));
    store.dispatch(betsEvents.betSubmitted({ roundId: 50, number: '07', amount: 1000 }));
    await waitFor(() => expect(report().bets).toMatchObject([{ receiptState: 'accepted' }]));
    store.dispatch(sessionEvents.balanceReceived({ balance: 9000 }));
    expect(report().bets).toMatchObject([{ balance: { before: 10_000, after: 9000 } }]);
    expect(report().findings).toEqual([]);
    // A prize from before the recording explains no change in it.
    store.dispatch(sessionEvents.balanceReceived({ balance: 18_000 }));
    expect(report().findings).toHaveLength(1);
  });

  it('is no explanation for a change of another amount', async () => {
    const parts = await openSlip();
    const { receive, rows, unexplained } = record(parts);
    parts.submit();
    await parts.answered();
    receive(8500);
    expect(rows()).toMatchObject([{ balance: { before: 10_000, after: null } }]);
    expect(unexplained()).toEqual([
      'balance 10,000៛ → 8,500៛ (-1,500៛): no bet or prize in this recording explains it',
    ]);
  });

  it('is explained by a bet that was placed elsewhere once a list shows it', async () => {
    const parts = await openSlip();
    const { receive, unexplained } = record(parts);
    receive(9000);
    expect(unexplained()).toHaveLength(1);
    parts.server.on('GET bets', { body: [betRow(20, '5'), betRow(8, '4')] });
    await parts.store.dispatch(refetch(betsApi.endpoints.getBets));
    expect(unexplained()).toEqual([]);
  });

  it('is not explained by a stake that the server refused before', async () => {
    const parts = await openSlip();
    const { receive, unexplained } = record(parts);
    parts.server.on('POST bets', { status: 422, body: { message: 'No' } });
    parts.submit();
    await parts.answered();
    receive(9000);
    expect(unexplained()).toHaveLength(1);
  });
});

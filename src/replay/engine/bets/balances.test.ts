import { refetch } from '../../../api/refetch';
import { betsApi } from '../../../features/bets/betsApi';
import { sessionEvents } from '../../../features/session/sessionSlice';
import { betRow, openSlip } from '../../../testing/listeners/openSlip';
import { openTicket } from '../../../testing/listeners/openTicket';
import { recordReport } from '../../../testing/reportOf';

/** Records a page with a balance of 10,000 riel. */
function record(parts: Awaited<ReturnType<typeof openSlip>>) {
  parts.store.dispatch(sessionEvents.balanceReceived({ balance: 10_000 }));
  const report = recordReport(parts);
  return {
    receive: (balance: number) => parts.store.dispatch(sessionEvents.balanceReceived({ balance })),
    rows: () => report().bets,
    unexplained: () => report().findings.map(({ text }) => text),
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

  it('is no explanation for a change of another amount', async () => {
    const parts = await openSlip();
    const { receive, rows, unexplained } = record(parts);
    parts.submit();
    await parts.answered();
    receive(8500);
    expect(rows()).toMatchObject([{ balance: { before: 10_000, after: null } }]);
    expect(unexplained()).toEqual([
      'balance 10,000 → 8,500 (-1,500): no bet or prize in this recording explains it',
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

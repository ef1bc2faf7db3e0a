import { screen, within } from '@testing-library/react';
import { km } from '../../i18n/km';
import { renderApp } from '../../testing/renderApp';

const bet = {
  id: 1,
  result_id: 4711,
  created_at: '2026-11-20T02:07:05.000000Z',
  number: '07',
  type: '2D',
  amount: 1000,
  win_lose: -1000,
};
const day = {
  data: [bet, { ...bet, id: 2, number: '472', amount: 5000, win_lose: 3995000 }],
  total: { total_amount: 6000, win_lose: 3994000 },
};
const range = 'start_date=2026-11-16&end_date=2026-11-22';
const answered = (body: unknown = day) => ({ server: { 'GET report/detail': { body } } });

describe('the detail of a day', () => {
  it('[2.40, 3.13, 9.18] shows each bet with its time, and the server’s total', async () => {
    const { services } = await renderApp(`/report/detail?date=2026-11-20&${range}`, answered());
    const { findAllByText, getByText, getByRole } = within(
      await screen.findByRole('table', { name: km.reportDetail.title('20-11-2026') }),
    );
    expect(await findAllByText('#4711')).toHaveLength(2);
    expect(await findAllByText('20-11-2026 | 9:07:05')).toHaveLength(2);
    expect(getByRole('img', { name: km.a11y.numberOf('07') })).toBeVisible();
    expect(getByText('2D')).toBeVisible();
    expect(getByText('3D')).toBeVisible();
    expect(getByText('1,000៛')).toBeVisible();
    expect(getByText('-1,000៛')).toHaveAttribute('data-outcome', 'lose');
    expect(getByText('+3,995,000៛')).toHaveAttribute('data-outcome', 'win');
    const total = getByRole('rowheader', { name: km.common.total }).parentElement;
    expect(total).toHaveTextContent('6,000៛');
    expect(total).toHaveTextContent('+3,994,000៛');
    expect(services.page.title()).toBe(km.titles.reportDetail('20-11-2026'));
  });

  it('keeps a partly unreadable row, with N/A in those cells', async () => {
    const bad = { ...bet, result_id: {}, number: 'x', amount: null, win_lose: null };
    const data = [bet, bad, null];
    await renderApp('/report/detail?date=2026-11-20', answered({ ...day, data }));
    expect(await screen.findByText('#4711')).toBeVisible();
    const cells = screen
      .getAllByRole('row')
      .slice(2, 4)
      .map((row) => within(row).getAllByRole('cell'));
    expect(cells.map((row) => row.map((cell) => cell.textContent))).toEqual([
      ['N/A', '20-11-2026 | 9:07:05', 'N/A', '2D', 'N/A', 'N/A'],
      ['N/A', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A'],
    ]);
  });

  it('shows the bets with N/A for the sums if the totals are missing', async () => {
    await renderApp('/report/detail?date=2026-11-20', answered({ data: [bet] }));
    expect(await screen.findByText('#4711')).toBeVisible();
    const total = screen.getByRole('rowheader', { name: km.common.total }).parentElement;
    expect(total).toHaveTextContent(`${km.common.total}N/AN/A`);
    expect(screen.queryByText(km.tables.loadFailed)).toBeNull();
  });

  it('says that loading failed, and tries again', async () => {
    const { server, user } = await renderApp('/report/detail?date=2026-11-20', {
      server: { 'GET report/detail': { status: 500 } },
    });
    const tryAgain = await screen.findByRole('button', { name: km.common.tryAgain });
    server.on('GET report/detail', { body: day });
    await user.click(tryAgain);
    expect(await screen.findByText('+3,994,000៛')).toBeVisible();
  });

  it.each(['', 'date=2026-02-30'])('requests nothing if the address has %j', async (query) => {
    const { server } = await renderApp(`/report/detail?${query}`);
    expect(await screen.findByText(km.common.invalidDate)).toBeVisible();
    expect(server.calls()).toEqual([]);
  });
});

it.each([
  [range, `/report?${range}`],
  ['start_date=junk&end_date=2026-11-22', '/report'],
  ['', '/report'],
])('[2.39] the way back from a day keeps the range of ?%s', async (query, target) => {
  await renderApp(`/report/detail?date=2026-11-20&${query}`, answered());
  expect(await screen.findByRole('link', { name: km.common.back })).toHaveAttribute('href', target);
});

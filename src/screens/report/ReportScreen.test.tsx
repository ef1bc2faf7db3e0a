import { act, screen, waitFor, within } from '@testing-library/react';
import { reportEvents } from '../../features/report/reportSlice';
import { km } from '../../i18n/km';
import { renderApp } from '../../testing/renderApp';

const rows = [
  { date: '2026-11-20', turn_over: 15000, win_lose: '-5000.00' },
  { date: '2026-11-19', turn_over: 20000, win_lose: 1234567 },
];
const today = '/report?start_date=2026-11-20&end_date=2026-11-20';
const week = '/report?start_date=2026-11-16&end_date=2026-11-22';
const answered = (body: unknown = rows) => ({ server: { 'GET report': { body } } });

async function table() {
  return within(await screen.findByRole('table', { name: km.report.title }));
}

describe('the range of the report', () => {
  it('[4.32, 7.12] is today if the address has none, by the machine’s clock as it is set, and is loaded once', async () => {
    const { address, goTo, server, services } = await renderApp('/report', answered([]));
    expect(await screen.findByText(km.common.noData)).toBeVisible();
    expect(address()).toBe(today);
    expect(server.calls().map(({ path }) => path)).toEqual([
      'report?start_date=2026-11-20&end_date=2026-11-20',
    ]);
    expect(screen.getByRole('button', { name: km.report.today, pressed: true })).toBeVisible();
    expect(services.page.title()).toBe(km.titles.report);
    services.clock.setWall('2026-11-19T14:00:00+07:00');
    await goTo('/report');
    expect(address()).toBe('/report?start_date=2026-11-19&end_date=2026-11-19');
  });

  it('[4.30] changes with a quick button, which replaces the address', async () => {
    const { address, goTo, server, user } = await renderApp('/rule', answered());
    await screen.findByRole('heading', { name: km.rule.title });
    await goTo(today);
    await user.click(await screen.findByRole('button', { name: km.report.thisWeek }));
    await waitFor(() => expect(address()).toBe(week));
    expect(
      await screen.findByRole('button', { name: km.report.thisWeek, pressed: true }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: km.report.today, pressed: false })).toBeVisible();
    await waitFor(() => {
      expect(server.calls('GET report').at(-1)?.path).toBe(
        'report?start_date=2026-11-16&end_date=2026-11-22',
      );
    });
    await goTo(-1);
    await waitFor(() => expect(address()).toBe('/rule'));
  });
});

describe('the date pickers', () => {
  const partsOf = async (label: string) =>
    within(await screen.findByRole('group', { name: label })).getAllByRole('spinbutton');

  it('[5.7, 9.17] show the range of the address as dd-MM-yyyy', async () => {
    await renderApp(week, answered());
    const parts = await partsOf(km.report.startDate);
    expect(parts.map((part) => part.textContent)).toEqual(['16', '11', '2026']);
  });

  it('keep the focus of a date that is being typed at midnight', async () => {
    const { user, services, store } = await renderApp(week, answered());
    const [day] = await partsOf(km.report.startDate);
    if (!day) throw new Error('there is no field of the day');
    await user.click(day);
    expect(day).toHaveFocus();
    services.clock.setWall('2026-11-21T00:00:01+07:00');
    act(() => void store.dispatch(reportEvents.todayChanged()));
    expect(day).toHaveFocus();
  });

  it('apply a day just typed at Enter', async () => {
    const { user, address } = await renderApp(week, answered());
    const [day] = await partsOf(km.report.endDate);
    await user.click(day as HTMLElement);
    await user.keyboard('20{Enter}');
    await waitFor(() => expect(address()).toContain('end_date=2026-11-20'));
  });

  it('[2.38, 5.7] mark a half-filled date as invalid, and disable the filter', async () => {
    const { user } = await renderApp(week, answered());
    const [, month] = await partsOf(km.report.endDate);
    await user.click(month as HTMLElement);
    await user.keyboard('{Backspace}');
    expect(await screen.findByText(km.common.invalidDate)).toBeVisible();
    expect(screen.getByRole('button', { name: km.report.filter })).toBeDisabled();
  });
});

describe('the table of the report', () => {
  it('[3.12] shows each day with its turnover, its win/lose and the way to its bets', async () => {
    await renderApp(week, answered());
    const { findByRole, getByText } = await table();
    const link = await findByRole('link', { name: km.report.openDay('19-11-2026') });
    expect(link).toHaveAttribute(
      'href',
      '/report/detail?date=2026-11-19&start_date=2026-11-16&end_date=2026-11-22',
    );
    expect(getByText('20,000៛')).toBeVisible();
    expect(getByText('+1,234,567៛')).toHaveAttribute('data-outcome', 'win');
    expect(getByText('-5,000៛')).toHaveAttribute('data-outcome', 'lose');
  });

  it('keeps a day with unreadable figures, and names no sum that lacks it', async () => {
    const bad = { date: '2026-11-18', turn_over: null, win_lose: '12 riel' };
    await renderApp(week, answered([...rows, bad, { ...bad, turn_over: 1000 }]));
    const { findByRole, getAllByRole } = await table();
    const total = await findByRole('rowheader', { name: km.common.total });
    const cells = getAllByRole('row').map((row) => row.textContent);
    expect(cells.slice(3, 5)).toEqual(['18-11-2026N/AN/A', '18-11-20261,000៛N/A']);
    expect(total.parentElement).toHaveTextContent(
      `${km.common.total}${km.common.notAvailable}${km.common.notAvailable}`,
    );
  });

  it.each(['2026-02-30', ''])(
    'shows the date %j as invalid, and keeps the other rows',
    async (date) => {
      await renderApp(week, answered([...rows, { date, turn_over: 7000, win_lose: 0 }]));
      const { findByText, getAllByRole } = await table();
      expect(await findByText(km.common.invalidDate)).toBeVisible();
      expect(getAllByRole('link')).toHaveLength(2);
    },
  );

  it('says that loading failed, and tries again', async () => {
    const { server, user } = await renderApp(week, { server: { 'GET report': { status: 500 } } });
    expect(await screen.findByText(km.tables.loadFailed)).toBeVisible();
    server.on('GET report', { body: rows });
    await user.click(screen.getByRole('button', { name: km.common.tryAgain }));
    expect(await screen.findByText('20,000៛')).toBeVisible();
  });
});

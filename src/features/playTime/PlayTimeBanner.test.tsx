import { screen } from '@testing-library/react';
import { km } from '../../i18n/km';
import { openHome } from '../../testing/openHome';
import { renderApp } from '../../testing/renderApp';
import type { RenderedApp } from '../../testing/renderApp';
import { playTimeEvents } from './playTimeSlice';

/** The player has played for 95 minutes, and the note is shown. */
const play = ({ store, services, happens }: RenderedApp) => {
  const startedAt = services.clock.now() - 95 * 60_000;
  const measured = playTimeEvents.measured({ startedAt, minutes: 95, note: 'shown' });
  return happens(() => store.dispatch(measured));
};

it('the banner says how long the player has played, takes no focus and goes with one press', async () => {
  const app = await openHome();
  await play(app);
  const goOn = await screen.findByRole('button', { name: km.playTime.goOn });
  // Shown, and announced by the live region.
  expect(screen.getAllByText(km.playTime.played(1, 35))).toHaveLength(2);
  expect(document.body).toHaveFocus();
  await app.user.click(goOn);
  expect(screen.queryByRole('button', { name: km.playTime.goOn })).toBeNull();
  expect(screen.queryByText(km.playTime.played(1, 35))).toBeNull();
});

it.each([
  ['the server’s figure', [{ date: '2026-11-20', turn_over: 12_000, win_lose: -3000 }], '-3,000៛'],
  ['no data for an empty report', [], km.common.noData],
  ['N/A for a report without the day', [{ date: '2026-11-19' }], km.common.notAvailable],
])('the user menu has the play time and, of today’s result, %s', async (_, report, result) => {
  const app = await renderApp('/rule', { server: { 'GET report': { body: report } } });
  const { user, server } = app;
  const menu = await screen.findByRole('button', { name: new RegExp(km.header.userMenu) });
  await play(app);
  await user.click(menu);
  const item = await screen.findByRole('menuitem', {
    name: new RegExp(`${km.playTime.today} ${result}`),
  });
  expect(item).toHaveTextContent(km.playTime.played(1, 35));
  expect(server.calls('GET report').map(({ path }) => path)).toEqual([
    'report?start_date=2026-11-20&end_date=2026-11-20',
  ]);
});

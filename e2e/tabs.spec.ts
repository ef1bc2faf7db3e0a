import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { openFromMenu, openTab } from './support/home';
import {
  expectBettingClosed,
  expectBettingOpen,
  expectNoBanner,
  connectionBanner,
} from './support/connection';
import { homePaths, recordAddresses, recordApiPaths } from './support/network';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/401|WebSocket|ERR_/));

test(
  'a logout in one tab ends the session in the other, once and without another request',
  { tag: '@core' },
  async ({ home: page, context, control }) => {
    const other = await openTab(context);
    const addresses = recordAddresses(other);
    const calls = [recordApiPaths(page), recordApiPaths(other)];
    await openFromMenu(page, km.header.logout);
    for (const each of [page, other]) {
      await expect(each).toHaveURL('/login');
      await expect(each.getByLabel(km.login.username)).toBeVisible();
    }
    expect(addresses).toEqual(['/login']);
    expect(calls.flat().filter((path) => path === '/api/logout')).toHaveLength(1);
    expect(calls[1]).toEqual([]);
    await expect
      .poll(async () => (await control.state()).connections)
      .toEqual({ pusher: 0, database: 0 });
  },
);

test('without a network the app says so and takes no bets, and once online again fetches each list once', async ({
  home: page,
  context,
  control,
}) => {
  await expectBettingOpen(page);
  await context.setOffline(true);
  await expect(connectionBanner(page, km.connection.offline)).toBeVisible();
  await expectBettingClosed(page);
  const paths = recordApiPaths(page);
  await context.setOffline(false);
  await expectBettingOpen(page);
  await expectNoBanner(page);
  // Once a later push is on the screen, all requests have been sent.
  await control.countdown(100);
  await expect(page.getByRole('timer')).toContainText(/^\D*9[0-8]/);
  expect(paths.sort()).toEqual(homePaths);
});

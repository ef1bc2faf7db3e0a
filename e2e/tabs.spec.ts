import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { expectBalance, userMenuButton, openFromMenu, openTab } from './support/home';
import {
  expectBettingClosed,
  expectBettingOpen,
  expectNoBanner,
  connectionBanner,
} from './support/connection';
import { player, sophea, signInByForm } from './support/players';
import { homePaths, recordAddresses, recordApiPaths } from './support/network';

const dararith = player('dararith');

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/401|WebSocket|ERR_/));

async function logOut(page: Page): Promise<void> {
  await openFromMenu(page, km.header.logout);
}

test(
  'a logout in one tab ends the session in the other, once and without another request',
  { tag: '@core' },
  async ({ home: page, context, control }) => {
    const other = await openTab(context);
    const addresses = recordAddresses(other);
    const calls = [recordApiPaths(page), recordApiPaths(other)];
    await logOut(page);
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

test('the other tab follows a login, even that of another player', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other.getByLabel(km.login.username)).toBeVisible();
  await signInByForm(page, sophea);
  await expect(other).toHaveURL('/');
  await expectBalance(other, sophea.balance);
  await expectBalance(page, sophea.balance);

  await logOut(other);
  await expect(page).toHaveURL('/login');
  await signInByForm(page, dararith);
  await expect(other).toHaveURL('/');
  for (const each of [page, other]) {
    await expect(userMenuButton(each)).toContainText(dararith.username);
    await expectBalance(each, dararith.balance);
  }
});

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

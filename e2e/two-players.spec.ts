import type { BrowserContext, Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { storedStakes } from './support/betSlip';
import { expect, test } from './support/fixtures';
import type { Sandbox } from './support/fixtures';
import {
  expectBalance,
  fillSlip,
  openHome,
  slipSubmit,
  toast,
  userMenuButton,
} from './support/home';
import { openReport, saveAndReadTrace } from './support/problemReport';
import { expectConsistent, fileOf, openTrace } from './support/replay';
import { player, sophea } from './support/players';
import { recordApiPaths, recordBetPosts } from './support/network';

const dararith = player('dararith');

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/401|WebSocket|ERR_/));

/** Records every heading of the page, also while it is about to reload. */
async function recordAllHeadings(page: Page): Promise<string[]> {
  const headings: string[] = [];
  await page.exposeFunction('recordHeading', (text: string) => void headings.push(text));
  await page.evaluate(() => {
    const { recordHeading } = window as unknown as { recordHeading(text: string): void };
    const record = () => recordHeading(document.querySelector('h1')?.textContent ?? '');
    new MutationObserver(record).observe(document.body, { childList: true, subtree: true });
  });
  return headings;
}

/** Holds reloads of this page. @returns a function that releases them */
async function holdReloads(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('/', async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Opens Dararith's tab with a filled slip, and records its stakes and headings. */
async function openWithSlip(page: Page, context: BrowserContext, sandbox: Sandbox) {
  await openHome(page, context, sandbox, dararith);
  await fillSlip(page);
  return { sent: recordBetPosts(page), headings: await recordAllHeadings(page) };
}

test('after another player’s sign-in in another tab the first player’s tab says so, sends nothing and reloads', async ({
  page,
  context,
  sandbox,
}) => {
  const { sent, headings } = await openWithSlip(page, context, sandbox);
  const release = await holdReloads(page);
  const calls = recordApiPaths(page);

  const other = await context.newPage();
  await other.goto('/check-auth/demo-session-sophea');
  await expect(other).toHaveURL('/');

  await expect.poll(() => headings.at(-1)).toBe(km.session.otherPlayer);
  await page.keyboard.press('Enter');
  await page.keyboard.press('7');
  await page.keyboard.press('Enter');
  expect(sent).toEqual([]);
  expect(calls).toEqual([]);

  release();
  await expect(userMenuButton(page)).toContainText(sophea.username);
  await expect(toast(page, km.session.otherPlayerShown)).toBeVisible();
  await expectBalance(page, sophea.balance);
  expect((await storedStakes(sandbox.control, sophea.id)).open).toBe(0);
});

test('a press sends nothing and shows the login when the tab does not yet know of the logout', async ({
  page,
  context,
  sandbox,
}) => {
  const { sent } = await openWithSlip(page, context, sandbox);
  await context.clearCookies();
  await slipSubmit(page).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, km.session.changedElsewhere)).toBeVisible();
  expect(sent).toEqual([]);
});

test('a player who signs in by a session link in the tab of another can save nothing of the other’s steps', async ({
  page,
  context,
  sandbox,
}) => {
  await openHome(page, context, sandbox, dararith);
  await expectBalance(page, dararith.balance);
  await page.goto('/check-auth/demo-session-sophea');
  await expect(page).toHaveURL('/');
  await expectBalance(page, sophea.balance);
  const report = await openReport(page);
  await expect(report.getByRole('radio')).toHaveCount(0);
  const { text } = await saveAndReadTrace(page);
  expect(text).toContain(sophea.username);
  expect(text).not.toContain(dararith.username);
  await openTrace(page, fileOf(text));
  await expectConsistent(page);
});

import type { BrowserContext, Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import type { Sandbox } from './support/fixtures';
import {
  addChip,
  betDialog,
  openBetModal,
  openHome,
  slipSubmit,
  tableRow,
  toast,
  userMenuButton,
} from './support/home';
import { sophea, signIn } from './support/players';

/** Texts that would have an effect if the app treated them as anything but text. */
const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const address = 'javascript:document.title=3//[x](javascript:document.title=4)';
/** Control characters: reversed direction (900,000 reads 000,009), isolates, bell, line break. */
const withControls = 'won \u202E000,009\u202C \u2066x\u2069\u0007\r\n\u200Fend';
const withoutControls = 'won 000,009 x end';

/** Fails if a text changed the title or became an element. */
async function expectNothingRan(page: Page): Promise<void> {
  await expect(page).not.toHaveTitle(/^\d$/);
  expect(await page.locator('img[src="x"], [href^="javascript:"], [onerror]').count()).toBe(0);
}

async function placeBetWithResponse(
  page: Page,
  { control }: Sandbox,
  response: object,
): Promise<void> {
  await control.faults({ rest: [{ path: '/bets', method: 'POST', mode: 'body', ...response }] });
  await openBetModal(page, '7');
  await addChip(page, 1000);
  await slipSubmit(page).click();
}

test('the server’s message about a bet is shown as text, in its own direction', async ({
  home: page,
  sandbox,
  watch,
}) => {
  watch.allowConsoleErrors(/422/);
  for (const [message, shown] of [
    [markup, markup],
    [address, address],
    [withControls, withoutControls],
  ] as const) {
    await placeBetWithResponse(page, sandbox, { status: 422, body: { message } });
    await expect(toast(page, shown)).toHaveText(shown);
    await page.keyboard.press('Escape');
    await expect(betDialog(page)).toBeHidden();
    await page.keyboard.press('Backspace');
  }
  await expectNothingRan(page);
});

/** Signs in, with another name in the cookie. */
async function signInAs(context: BrowserContext, sandbox: Sandbox, username: string) {
  await signIn(context, sandbox, sophea);
  const value = encodeURIComponent(username);
  await context.addCookies([{ name: 'username', value, url: sandbox.webUrl }]);
}

test('a user name is shown as text and never reverses the text beside it', async ({
  page,
  context,
  sandbox,
}) => {
  for (const [name, shown] of [
    [markup, markup],
    [withControls, withoutControls],
    ['שלום', 'שלום'],
  ] as const) {
    await signInAs(context, sandbox, name);
    await page.goto('/');
    const badge = userMenuButton(page);
    await expect(badge.getByText(shown, { exact: true })).toBeVisible();
    await expect(badge).toHaveAttribute('title', shown);
    await expect(badge).toContainText('500,000៛');
  }
  const isolation = await userMenuButton(page)
    .getByText('שלום')
    .evaluate((name) => getComputedStyle(name).unicodeBidi);
  expect(isolation).toMatch(/isolate|plaintext/);
  await expectNothingRan(page);
});

test('names, numbers, dates and states in rows and events are validated or left out, never executed', async ({
  page,
  context,
  sandbox,
}) => {
  const { control } = sandbox;
  const good = { id: 1, result_id: 5, number: '7', amount: 1000, is_calculate: true };
  await control.faults({
    rest: [
      {
        path: '/bets',
        method: 'GET',
        mode: 'body',
        body: [
          { ...good, created_at: markup, type: markup, result: { detail: markup } },
          { ...good, id: 2, number: markup },
          { ...good, id: 3, amount: withControls },
        ],
      },
      { path: '/previous-result', mode: 'body', body: { id: 4, detail: markup } },
      {
        path: '/report',
        mode: 'body',
        body: [{ date: markup, turn_over: 1000, win_lose: -1000 }],
      },
    ],
  });
  await openHome(page, context, sandbox, sophea, '/?slug=win-lose');
  for (const row of [1, 2, 3]) {
    await expect(tableRow(page, km.tables.winLoseHistory, row)).toContainText('N/A');
  }
  await control.event('gameStatus', 'GameStatusEvent', { status: markup, result: null });
  await control.event('gameResult', 'GameResultEvent', { data: { number: markup } });
  await control.event('countdown', 'CountdownEvent', { countdown: markup });
  await control.countdown(555);
  await expect(page.getByRole('timer')).toContainText(/55\d/);
  await expectNothingRan(page);

  await page.goto('/report');
  await expect(page.getByText(km.common.invalidDate)).toBeVisible();
  await expectNothingRan(page);
});

import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/homeFixtures';
import type { Sandbox } from './support/fixtures';
import { userMenuButton } from './support/home';
import { sophea, signIn } from './support/players';

/** Texts that would have an effect if the app treated them as anything but text. */
const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
/** Control characters: reversed direction (900,000 reads 000,009), isolates, bell, line break. */
const withControls = 'won \u202E000,009\u202C \u2066x\u2069\u0007\r\n\u200Fend';
const withoutControls = 'won 000,009 x end';

/** Fails if a text changed the title or became an element. */
async function expectNothingRan(page: Page): Promise<void> {
  await expect(page).not.toHaveTitle(/^\d$/);
  expect(await page.locator('img[src="x"], [onerror]').count()).toBe(0);
}

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

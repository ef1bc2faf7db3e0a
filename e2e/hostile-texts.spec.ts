import { expect, test } from './support/homeFixtures';
import { userMenuButton } from './support/home';

/** Texts that would have an effect if the app treated them as anything but text. */
const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
/** Control characters: reversed direction (900,000 reads 000,009), isolates, bell, line break. */
const withControls = 'won \u202E000,009\u202C \u2066x\u2069\u0007\r\n\u200Fend';
const withoutControls = 'won 000,009 x end';

test('a user name is shown as text and never reverses the text beside it', async ({
  signedIn: page,
  context,
  sandbox,
}) => {
  for (const [name, shown] of [
    [markup, markup],
    [withControls, withoutControls],
    ['שלום', 'שלום'],
  ] as const) {
    const cookie = { name: 'username', value: encodeURIComponent(name), url: sandbox.webUrl };
    await context.addCookies([cookie]);
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
  await expect(page).not.toHaveTitle(/^\d$/);
  await expect(page.locator('img[src="x"], [onerror]')).toHaveCount(0);
});

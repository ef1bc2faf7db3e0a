import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { withAsciiDigits } from '../src/domain/typedText';
import { expect, test } from './support/homeFixtures';
import { reportAddress } from './support/reportPage';

const { report } = km;

/** Types as a Khmer keyboard does: its digit row types Khmer digits. */
async function typeKhmer(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const key of text) {
    const ascii = withAsciiDigits(key);
    const code = /\d/.test(ascii) ? `Digit${ascii}` : 'Minus';
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
  }
}

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

test('a date arrives whole as it is written or pasted, and what is none leaves what stood', async ({
  signedIn: page,
}) => {
  await page.goto(reportAddress('2026-11-10', '2026-11-12'));
  const end = page.getByRole('group', { name: report.endDate });
  await expect(end).toContainText('12-11-2026');
  const day = end.getByRole('spinbutton').first();
  for (const text of ['3-11-2026', '3/1/2026', '03112026']) {
    await day.click();
    await page.keyboard.type(text);
    await expect(end).toContainText(text === '3/1/2026' ? '03-01-2026' : '03-11-2026');
  }
  await day.click();
  await typeKhmer(page, '៤-១១-២០២៥');
  await expect(end).toContainText('04-11-2025');
  for (const all of [false, true]) {
    await day.click();
    if (all) await page.keyboard.press('Control+a');
    await paste(page, '\u200e១៥/១១/២០២៦');
    await expect(end).toContainText('15-11-2026');
    await paste(page, '15-11-26');
    await expect(page.getByText(km.errors.pasteUnread).last()).toBeVisible();
    await expect(end).toContainText('15-11-2026');
  }
  await page.getByRole('button', { name: report.filter }).click();
  await expect(page).toHaveURL(reportAddress('2026-11-10', '2026-11-15'));
});

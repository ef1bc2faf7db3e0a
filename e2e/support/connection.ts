import { expect, type Locator, type Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import { keypadKey } from './home';

/** The banner that says what is wrong with the line. */
export const connectionBanner = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({ hasText: text });

/** The line is well, and nothing is said of it. */
export async function expectNoBanner(page: Page): Promise<void> {
  for (const text of Object.values(km.connection)) {
    await expect(connectionBanner(page, text)).toHaveCount(0);
  }
}

/** The line is well, what it missed is known, and there is time: the keypad takes bets. */
export async function expectBettingOpen(page: Page): Promise<void> {
  await expect(keypadKey(page, km.keypad.enter)).toBeEnabled();
}

export async function expectBettingClosed(page: Page): Promise<void> {
  await expect(keypadKey(page, km.keypad.close)).toBeDisabled();
}

/**
 * Under a stopped page clock, once the line has spoken: waits until this takes a press again. Each
 * look lets a frame's time pass, since answers are drawn with the next frame.
 */
export async function runClockUntilEnabled(page: Page, submit: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(submit).toBeEnabled({ timeout: 100 });
  }).toPass({ timeout: 10_000 });
}

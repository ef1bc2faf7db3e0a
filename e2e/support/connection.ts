import { expect, type Locator, type Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import { keypadKey } from './home';

/** The banner that names a connection problem. */
export const connectionBanner = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({ hasText: text });

/** Expects no banner about the connection. */
export async function expectNoBanner(page: Page): Promise<void> {
  for (const text of Object.values(km.connection)) {
    await expect(connectionBanner(page, text)).toHaveCount(0);
  }
}

/** Expects that the keypad takes bets. */
export async function expectBettingOpen(page: Page): Promise<void> {
  await expect(keypadKey(page, km.keypad.enter)).toBeEnabled();
}

/** By the countdown, the draw or a lost connection. */
export async function expectBettingClosed(page: Page): Promise<void> {
  await expect(page.locator('[data-control="keypad"]')).toBeDisabled();
}

/**
 * Runs a stopped page clock frame by frame until the button is enabled: the page renders with the
 * next frame.
 */
export async function runClockUntilEnabled(page: Page, submit: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(submit).toBeEnabled({ timeout: 100 });
  }).toPass({ timeout: 10_000 });
}

import { expect, type Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import type { SandboxControl } from './control';
import { resultDialog } from './home';

/** Ends the round with these digits and waits for their reveal. */
export async function draw(page: Page, control: SandboxControl, digits: string): Promise<void> {
  await control.nextResult(digits);
  await control.finishRound();
  await expect(resultDialog(page)).toBeVisible();
}

/**
 * Runs a stopped clock in small steps until the own bets of a complete reveal have the server's figures: the
 * list of bets takes its real time, and then timers of the page.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    const list = resultDialog(page).getByRole('region', { name: km.outcomes.ownBets });
    await expect(list).not.toContainText(km.outcomes.expected, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

/** The line that says what was missed; a press opens {@link missedPanel}. */
export const missedLine = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${km.missedBets.title}`) });

/** What became of each bet whose draw was missed. */
export const missedPanel = (page: Page) => page.getByRole('dialog', { name: km.missedBets.title });

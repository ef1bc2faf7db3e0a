import { expect, type Frame, type Page } from '@playwright/test';
import { waitForAnimations } from './waitFor';

/** What a person reads on a screen, with what stands in the fields; of a password that is dots. */
export function screenText(screen: Page | Frame): Promise<string> {
  return screen.evaluate(() => {
    const fields = [...document.querySelectorAll('input:not([name="password"])')].map(
      (field) => (field as HTMLInputElement).value,
    );
    return [document.body.innerText, ...fields].join(' | ').replaceAll(/\s+/g, ' ');
  });
}

/** What the live app showed at a moment of its own clock, in milliseconds since the epoch. */
export interface Snapshot {
  readonly name: string;
  readonly at: number;
  readonly text: string;
}

/** Longer than anything takes to leave the screen, in milliseconds of the page's clock. */
const leavingMs = 400;

/** Under a stopped page clock: waits until something is so; answers are drawn with the next frame. */
export async function runClockUntil(page: Page, isSo: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await isSo();
  }).toPass({ timeout: 30_000, intervals: [50] });
}

/**
 * Under a stopped page clock: takes the text of the screen once nothing moves, and lets the clock
 * go on a little, so that whatever comes next has a later time.
 */
export async function takeSnapshot(page: Page, name: string): Promise<Snapshot> {
  await page.clock.runFor(leavingMs);
  await waitForAnimations(page);
  let text = await screenText(page);
  for (let before = ''; text !== before; text = await screenText(page)) {
    before = text;
    await page.clock.runFor(20);
    await waitForAnimations(page);
  }
  const at = await page.evaluate(() => Date.now());
  await page.clock.runFor(20);
  return { name, at, text };
}

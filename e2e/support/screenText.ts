import { expect, type Frame, type Page } from '@playwright/test';
import { waitForAnimations } from './waitFor';

/** The size of a screen and the text that a person reads on it, with the values of the fields that a recording has. */
export function screenText(screen: Page | Frame): Promise<string> {
  return screen.evaluate(() => {
    const fields = [
      ...document.querySelectorAll('input:not([name="password"], [name="username"])'),
    ].map((field) => (field as HTMLInputElement).value);
    // Key caps follow the pointer and the keyboard, which no recording has.
    for (const cap of document.querySelectorAll('kbd')) cap.hidden = true;
    const size = `${window.innerWidth} × ${window.innerHeight}`;
    return [size, document.body.innerText, ...fields].join(' | ').replaceAll(/\s+/g, ' ');
  });
}

/** What the live app showed; `at` is the page clock in milliseconds since the epoch. */
export interface Snapshot {
  readonly name: string;
  readonly at: number;
  readonly text: string;
}

/** Longer than any exit transition; milliseconds of the page's clock. */
const exitMs = 400;

/** Runs a stopped page clock frame by frame until the assertion passes. */
export async function runClockUntil(page: Page, assertion: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await assertion();
  }).toPass({ timeout: 30_000, intervals: [50] });
}

/**
 * Reads the screen under a stopped page clock once nothing moves, then advances the clock a little so
 * that the next event has a later timestamp.
 */
export async function takeSnapshot(page: Page, name: string): Promise<Snapshot> {
  await page.clock.runFor(exitMs);
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

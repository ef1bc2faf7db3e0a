import type { Page } from '@playwright/test';

/** Stops a page's installed clock, which can be done at a later moment only: in a minute from now. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

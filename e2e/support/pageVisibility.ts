import type { Page } from '@playwright/test';

/** Another tab covers the page, or no longer does. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
}

/** The browser resumes a page whose machine slept. */
export async function resume(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('resume')));
}

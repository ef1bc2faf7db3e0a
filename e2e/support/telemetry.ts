import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { placeBet } from './home';
import { setHidden } from './pageVisibility';

/** Asserts that a page with a bet loads nothing for telemetry, and sends none when it is hidden. */
export async function expectNoTelemetry(page: Page, openHome: () => Promise<void>): Promise<void> {
  const urls: string[] = [];
  page.on('request', (request) => void urls.push(request.url()));
  await openHome();
  await placeBet(page, '07');
  await page.waitForLoadState('networkidle');
  await setHidden(page, true);
  await page.waitForLoadState('networkidle');
  expect(urls.filter((url) => url.includes('/js/'))).not.toEqual([]);
  expect(urls.filter((url) => url.includes('telemetry'))).toEqual([]);
}

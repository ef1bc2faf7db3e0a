import type { CDPSession, Page } from '@playwright/test';

/** The length of a frame at 60 Hz, in milliseconds. */
export const frameMs = 1000 / 60;

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Slows the page's CPU down by a factor. */
export async function throttleCpu(page: Page, factor: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return session;
}

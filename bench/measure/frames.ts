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

/** Throttles the network to 150 ms and 1.6 Mbit/s: slow 4G. */
export async function throttleNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

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

/** Throttles the network to 150 ms and 1.6 Mbit/s, which Lighthouse calls slow 4G. */
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

/** Runs in the page: counts frames and records the longest task. */
export function recordFrames(): void {
  const noted = { longest: 0, frames: 0, began: performance.now() };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration);
  }).observe({ type: 'longtask' });
  const count = () => {
    noted.frames += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

/** Runs in the page: the milliseconds of the longest task, and frames a second. */
export function readFrames(): { longest: number; frames: number } {
  const { noted } = window as unknown as {
    noted: { longest: number; frames: number; began: number };
  };
  const seconds = (performance.now() - noted.began) / 1000;
  return { longest: noted.longest, frames: noted.frames / seconds };
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { longTraceText } from '../../src/testing/longTrace';
import type { Bench } from '../browser';
import { atMost, reported } from '../table';
import type { Figure } from '../table';
import { frameMs, quantile } from './frames';

const rounds = 9;

/** How long the replay page takes to show the first screen of six hours, against that of two minutes. */
export async function measureOpening(bench: Bench): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'traces-'));
  try {
    return await bench.withPage((page) => compareOpenings(page, folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function compareOpenings(page: Page, folder: string): Promise<Figure[]> {
  const fileOf = (hours: number) => {
    const path = join(folder, `${hours}.trace.json.gz`);
    writeFileSync(path, gzipSync(longTraceText(hours)));
    return path;
  };
  const [short, long] = [fileOf(2 / 60), fileOf(6)];
  // Fills the cache.
  await timeOfOpening(page, short);
  const times: Record<'short' | 'long', number[]> = { short: [], long: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.short.push(await timeOfOpening(page, short));
    times.long.push(await timeOfOpening(page, long));
  }
  const [shortMs, longMs] = [quantile(times.short, 0.5), quantile(times.long, 0.5)];
  return [
    atMost('replay.open6h', longMs / shortMs, 3, '× of 2 minutes'),
    reported('replay.open2min', shortMs / frameMs, 'frames'),
  ];
}

/** From the choice of a file to the first paint of the player's screen, in milliseconds. */
async function timeOfOpening(page: Page, path: string): Promise<number> {
  await page.goto('/replay.html');
  const picker = page.locator('input[type="file"]');
  await picker.waitFor({ state: 'attached' });
  await page.evaluate(recordOpening);
  await picker.setInputFiles(path);
  return page.evaluate(readOpening);
}

/** Runs in the page: measures the next choice of a file. */
function recordOpening(): void {
  const opening = new Promise<number>((resolve) => {
    const begin = () => {
      const began = performance.now();
      const look = () => {
        const screen = document.querySelector('iframe')?.contentDocument;
        if (screen?.querySelector('main')) setTimeout(() => resolve(performance.now() - began));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('change', begin, { capture: true, once: true });
  });
  Object.assign(window, { opening });
}

/** Runs in the page: waits for the end of that measurement. */
function readOpening(): Promise<number> {
  return (window as unknown as { opening: Promise<number> }).opening;
}

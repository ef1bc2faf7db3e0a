import { chromium } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { browserStarts, findBrowser } from '../../e2e/support/findBrowser';
import { installBrowser } from '../../e2e/support/installBrowser';
import './benchPage';
import { longestTask } from './longestTask';
import { servePage } from './servePage';

/** How much slower than this machine's the processor of the player's telephone is taken to be. */
const slowDown = 4;
/**
 * What the recorder may cost: the 95th percentile of a dispatch and a task, in milliseconds, and what
 * the heap grows by in the hours below, in bytes.
 */
const allowed = { dispatch: 0.1, task: 50, heap: 15_000_000 };

const hours = 6;

const dispatches = 3000;
const repeats = 7;
const exported = 9;

const root = process.getuid?.() === 0;

/** Prints what the recorder costs as shares of what is allowed. Returns whether it keeps to them. */
async function main(): Promise<boolean> {
  const { url, close } = await servePage();
  const executablePath = findBrowser({
    platform: process.platform,
    env: process.env,
    starts: browserStarts,
    install: installBrowser,
  });
  const browser = await chromium.launch({ executablePath, args: root ? ['--no-sandbox'] : [] });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    if (!(await page.evaluate(() => window.benchPage.hasFineClock()))) {
      throw new Error('the page has no fine clock');
    }
    const session = await page.context().newCDPSession(page);
    const growth = await heapGrowth(page, session);
    console.log(`the heap after ${hours} hours ÷ allowed growth: ${share(growth, allowed.heap)}`);

    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });

    const { p95, ratio } = await dispatchCost(page);
    console.log(`a dispatch, ${dispatches} pairs on a processor ${slowDown} times slower:`);
    console.log(`  with the recorder ÷ without it, at the median: ${ratio.toFixed(2)}`);
    console.log(`  p95 of the difference ÷ allowed: ${share(p95, allowed.dispatch)}`);

    // Longer than allowed even where other programs have most of the processor.
    const control = await longestTask(browser, () =>
      page.evaluate((ms) => window.benchPage.beBusy(ms), 20 * allowed.task),
    );
    if (control < allowed.task) throw new Error('a long task was not seen');
    const visit = await page.evaluate(() => window.benchPage.readVisit());
    const tasks: number[] = [];
    for (let count = 0; count < exported; count += 1) {
      // What was made before is no part of it.
      await session.send('HeapProfiler.collectGarbage');
      const save = () => page.evaluate((id) => window.benchPage.exportVisit(id), visit.id);
      tasks.push(await longestTask(browser, save));
    }
    const shareOf = (task: number) => share(task, allowed.task);
    const [least = NaN, median = NaN, most = NaN] = [0, 0.5, 1].map((at) => quantile(tasks, at));
    console.log(`${exported} exports of ${visit.steps} steps, ${kilobytes(visit.bytes)} kB each:`);
    console.log(`  longest task ÷ allowed, at the median: ${shareOf(median)}`);
    // On a busy machine the collector waits for its helpers, which looks like work of the page.
    console.log(`  from ${shareOf(least)} to ${shareOf(most)}`);
    return growth < allowed.heap && p95 < allowed.dispatch && median < allowed.task;
  } finally {
    await browser.close();
    close();
  }
}

/** Bytes that a visit holds after hours, with all that it keeps of itself: state and recording. */
async function heapGrowth(page: Page, session: CDPSession): Promise<number> {
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.evaluate(() => window.benchPage.openVisit());
  const before = await heap();
  await page.evaluate((many) => window.benchPage.liveHours(many), hours);
  return (await heap()) - before;
}

/**
 * Each repeat does the same actions in the same order, so the least time of an action over the
 * repeats is its own cost, free of what else the machine did.
 */
async function dispatchCost(page: Page): Promise<{ p95: number; ratio: number }> {
  const least = { recorded: noTimes(), bare: noTimes() };
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const times = await page.evaluate(
      (count) => window.benchPage.compareDispatches(count),
      dispatches,
    );
    for (const one of ['recorded', 'bare'] as const) {
      least[one] = least[one].map((time, index) => Math.min(time, times[one][index] ?? Infinity));
    }
  }
  const differences = least.recorded.map((time, index) => time - (least.bare[index] ?? 0));
  return {
    p95: quantile(differences, 0.95),
    ratio: quantile(least.recorded, 0.5) / quantile(least.bare, 0.5),
  };
}

function share(cost: number, most: number): string {
  return (cost / most).toFixed(2);
}

function noTimes(): number[] {
  return Array.from({ length: dispatches }, () => Infinity);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1000);
}

main().then(
  (isWithin) => {
    if (!isWithin) console.error('The recorder costs more than is allowed.');
    process.exitCode = isWithin ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);

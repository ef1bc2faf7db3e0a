import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Bench } from '../browser';
import { quantile, slowDown } from './frames';
import { atMost, reported } from '../table';
import type { Figure } from '../table';
import '../recorder/benchPage';
import { longestTask } from '../recorder/longestTask';
import { servePage } from '../recorder/servePage';

/** How much slower than this machine's the processor of the player's telephone is taken to be. */
const factor = 4;
/**
 * What the recorder may cost: the 95th percentile of a dispatch and a task, in milliseconds, and what
 * the heap grows by in the hours below, in bytes.
 */
const allowed = { dispatch: 0.1, task: 50, heap: 15_000_000 };

const hours = 6;

const dispatches = 3000;
const repeats = 7;
const exported = 9;
/** Bets in a list, far more than a day's. */
const longList = 5000;

/**
 * What recording costs, as shares of what it may cost: a dispatch and an export on a processor four
 * times slower, and the memory of six hours.
 */
export async function measureRecorder({ browser }: Bench): Promise<Figure[]> {
  const { url, close } = await servePage();
  const page = await browser.newPage();
  try {
    await page.goto(url);
    if (!(await page.evaluate(() => window.benchPage.hasFineClock()))) {
      throw new Error('the page has no fine clock');
    }
    const session = await page.context().newCDPSession(page);
    const growth = await heapGrowth(page, session);
    await slowDown(page, factor);
    const { p95, ratio } = await dispatchCost(page);
    const tasks = await exportTasks(browser, page, session);
    await page.evaluate((count) => window.benchPage.receiveBets(count), longList);
    const longListTasks = await exportTasks(browser, page, session);
    return [
      shareOf('recorder.heap', growth, allowed.heap),
      reported('recorder.dispatch.ratio', ratio, '× of a dispatch without'),
      shareOf('recorder.dispatch.p95', p95, allowed.dispatch),
      shareOf('recorder.export.longestTask', quantile(tasks, 0.5), allowed.task),
      shareOf('recorder.export.longestTask.longList', quantile(longListTasks, 0.5), allowed.task),
      // On a busy machine the collector waits for its helpers, which looks like work of the page.
      reported(
        'recorder.export.longestTask.max',
        Math.max(...tasks) / allowed.task,
        'of what it may',
      ),
    ];
  } finally {
    await page.close();
    close();
  }
}

function shareOf(name: string, cost: number, most: number): Figure {
  return atMost(name, cost / most, 1, 'of what it may');
}

/** The longest task of each of several exports of one long recording, in milliseconds. */
async function exportTasks(browser: Browser, page: Page, session: CDPSession): Promise<number[]> {
  // Longer than allowed even where other programs have most of the processor.
  const control = await longestTask(browser, () =>
    page.evaluate((ms) => window.benchPage.beBusy(ms), 20 * allowed.task),
  );
  if (control < allowed.task) throw new Error('a long task was not seen');
  const recording = await page.evaluate(() => window.benchPage.describeRecording());
  const tasks: number[] = [];
  for (let count = 0; count < exported; count += 1) {
    // What was made before is no part of it.
    await session.send('HeapProfiler.collectGarbage');
    const save = () => page.evaluate((id) => window.benchPage.exportRecording(id), recording.id);
    tasks.push(await longestTask(browser, save));
  }
  return tasks;
}

/** Bytes that state and recording hold after hours. */
async function heapGrowth(page: Page, session: CDPSession): Promise<number> {
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.evaluate(() => window.benchPage.startRecording());
  const before = await heap();
  await page.evaluate((many) => window.benchPage.playHours(many), hours);
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

function noTimes(): number[] {
  return Array.from({ length: dispatches }, () => Infinity);
}

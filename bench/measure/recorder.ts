import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Bench } from '../browser';
import { quantile, throttleCpu } from './frames';
import { atMost, reported } from '../table';
import type { Figure } from '../table';
import '../recorder/benchPage';
import { longestTask } from '../recorder/longestTask';
import { servePage } from '../recorder/servePage';

/** How much slower a player's phone is assumed to be. */
const factor = 4;
/**
 * The recorder's budget: the 95th percentile of a dispatch and the longest task in milliseconds, and the
 * growth of the heap over the hours below in bytes.
 */
const budget = { dispatch: 0.1, task: 50, heap: 15_000_000 };

const hours = 6;

const dispatches = 3000;
const repeats = 7;
const exported = 9;
/** Bets in a list, far more than a player places in a day. */
const longList = 5000;

/**
 * The cost of recording, as shares of its budget: a dispatch and an export on a CPU four times slower,
 * and the memory of six hours.
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
    await throttleCpu(page, factor);
    const { p95, ratio } = await dispatchCost(page);
    const tasks = await exportTasks(browser, page, session);
    await page.evaluate((count) => window.benchPage.receiveBets(count), longList);
    const longListTasks = await exportTasks(browser, page, session);
    return [
      shareOf('recorder.heap', growth, budget.heap),
      reported('recorder.dispatch.ratio', ratio, '× of a dispatch without'),
      shareOf('recorder.dispatch.p95', p95, budget.dispatch),
      shareOf('recorder.export.longestTask', quantile(tasks, 0.5), budget.task),
      shareOf('recorder.export.longestTask.longList', quantile(longListTasks, 0.5), budget.task),
      // Only reported: on a busy machine the garbage collector waits for its helper threads, which counts here.
      reported(
        'recorder.export.longestTask.max',
        Math.max(...tasks) / budget.task,
        'of its budget',
      ),
    ];
  } finally {
    await page.close();
    close();
  }
}

function shareOf(name: string, cost: number, most: number): Figure {
  return atMost(name, cost / most, 1, 'of its budget');
}

/** The longest task of each of several exports of one long recording, in milliseconds. */
async function exportTasks(browser: Browser, page: Page, session: CDPSession): Promise<number[]> {
  // Exceeds the budget even if other programs use most of the CPU.
  const control = await longestTask(browser, () =>
    page.evaluate((ms) => window.benchPage.beBusy(ms), 20 * budget.task),
  );
  if (control < budget.task) throw new Error('the browser did not report a long task');
  const recording = await page.evaluate(() => window.benchPage.describeRecording());
  const tasks: number[] = [];
  for (let count = 0; count < exported; count += 1) {
    // Garbage of earlier work must not count.
    await session.send('HeapProfiler.collectGarbage');
    const save = () => page.evaluate((id) => window.benchPage.exportRecording(id), recording.id);
    tasks.push(await longestTask(browser, save));
  }
  return tasks;
}

/** How many bytes state and recording grow over the hours. */
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
 * Each repeat dispatches the same actions in the same order. The shortest time of an action over the
 * repeats is its cost, without what else the machine did.
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

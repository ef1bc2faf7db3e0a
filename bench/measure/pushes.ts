import { openHome } from '../../e2e/support/home';
import { player } from '../../e2e/support/players';
import { waitForStableHome } from '../../e2e/support/waitFor';
import type { Bench } from '../browser';
import { atMost, reported, type Figure } from '../table';
import { takeCommits, watchCommits } from './commits';
import { frameMs, quantile, throttleCpu } from './frames';

const sophea = player('sophea');
const pushes = 40;

/** From the sandbox's countdown push to its paint, and how many components React rendered for it. */
export async function measurePushes(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [factor, name, frames] of [
    [1, 'pushToPaint', 2],
    [4, 'pushToPaint.cpu4', 4],
  ] as const) {
    await bench.withPage(async (page, context) => {
      const { control } = bench.sandbox;
      await control.seedBets(sophea.id, { open: 200 });
      await watchCommits(page);
      await openHome(page, context, bench.sandbox, sophea);
      await waitForStableHome(page);
      await control.clock({ paused: true });
      await throttleCpu(page, factor);
      await page.evaluate(recordPaints);
      const delays: number[] = [];
      const commits: number[] = [];
      for (let at = 0; at < pushes; at += 1) {
        const seconds = 580 - 10 * at;
        await takeCommits(page);
        const sentAt = Date.now();
        await control.countdown(seconds);
        await page.waitForFunction(isPainted, seconds);
        delays.push((await page.evaluate(paintOf, seconds)) - sentAt);
        commits.push(...(await takeCommits(page)).map(({ components }) => components));
      }
      figures.push(
        reported(`${name}.p50`, quantile(delays, 0.5), 'ms'),
        atMost(`${name}.p95`, quantile(delays, 0.95), frames * frameMs, 'ms'),
      );
      if (factor === 1) figures.push(atMost('countdown.commits', Math.max(...commits), 3, ''));
    });
  }
  return figures;
}

/**
 * Runs in the page: records when each value of the countdown was painted, which is the first task after
 * its frame's own work.
 */
function recordPaints(): void {
  const painted: Partial<Record<string, number>> = {};
  Object.assign(window, { painted });
  const timer = document.querySelector('[role="timer"]');
  const look = () => {
    const seconds = parseInt(timer?.textContent ?? '', 10);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        painted[seconds] ??= Date.now();
        port1.close();
      };
      port2.postMessage(null);
    });
  };
  if (timer) {
    new MutationObserver(look).observe(timer, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }
}

const isPainted = (seconds: number) =>
  seconds in (window as unknown as { painted: Record<number, number> }).painted;

const paintOf = (seconds: number) =>
  (window as unknown as { painted: Record<number, number> }).painted[seconds] ?? Number.NaN;

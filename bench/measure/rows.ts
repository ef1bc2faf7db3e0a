import type { Page } from '@playwright/test';
import { openHome } from '../../e2e/support/home';
import { player } from '../../e2e/support/players';
import { km } from '../../src/i18n/km';
import type { Bench } from '../browser';
import { atMost, reported } from '../table';
import type { Figure } from '../table';
import { quantile } from './frames';

const sophea = player('sophea');

/** Compares long lists with short ones: switching the tab, and the rows in the page while scrolling. */
export async function measureRows(bench: Bench): Promise<Figure[]> {
  const few = await measureTabs(bench, 100);
  const many = await measureTabs(bench, 10_000);
  return [
    atMost('rows10k.switch', many.switchMs / few.switchMs, 2, '× of 100 rows'),
    atMost('rows10k.inPage', many.rows, 100, 'rows'),
    reported('rows10k.longestTaskWhileScrolling', many.longest, 'ms'),
  ];
}

async function measureTabs(bench: Bench, count: number) {
  return bench.withPage(async (page, context) => {
    await bench.sandbox.control.finishRound();
    await bench.sandbox.control.seedBets(sophea.id, { open: count, settled: count });
    await openHome(page, context, bench.sandbox, sophea);
    await page.locator(`table[aria-rowcount="${count + 1}"]`).waitFor();
    const switches: number[] = [];
    for (const name of Array.from({ length: 10 }, () => [
      km.tables.winLoseHistory,
      km.tables.openBets,
    ]).flat()) {
      switches.push(await page.getByRole('tab', { name }).evaluate(timeOfClick));
    }
    const { rows, longest } = await scrollThrough(page);
    return { switchMs: quantile(switches, 0.5), rows, longest };
  });
}

/** Runs in the page: clicks a tab and waits until its content has been painted. */
function timeOfClick(tab: HTMLElement | SVGElement): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    (tab as HTMLElement).click();
    requestAnimationFrame(() => {
      setTimeout(() => resolve(performance.now() - began));
    });
  });
}

async function scrollThrough(page: Page): Promise<{ rows: number; longest: number }> {
  return page.evaluate(async () => {
    let longest = 0;
    let rows = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: 'longtask' });
    const steps = 120;
    for (let step = 0; step <= steps; step += 1) {
      window.scrollTo(0, (step / steps) * document.body.scrollHeight);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      rows = Math.max(rows, document.querySelectorAll('tbody tr').length);
    }
    return { rows, longest };
  });
}

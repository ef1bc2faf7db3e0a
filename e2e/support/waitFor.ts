import type { Page } from '@playwright/test';

/** Waits until transitions have ended; animations longer than a second are ignored. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' ||
          animation.effect?.getComputedTiming().endTime === Infinity ||
          Number(animation.effect?.getComputedTiming().endTime) > 1000,
      ),
  );
}

/** Waits until home no longer renders or lays out by itself. */
export async function waitForStableHome(page: Page): Promise<void> {
  await page.waitForFunction(isStable);
}

/**
 * Runs in the page. The bold font loads when the page is idle and changes the width of bold text; the
 * tabs' underline follows. The code that draws only the visible rows of a long table comes after its first 60 rows.
 */
function isStable(): boolean {
  const bold = [...document.fonts].filter(({ weight }) => weight === '600');
  const tab = document.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
  const underline = document.querySelector<HTMLElement>('.MuiTabs-indicator');
  const drawnRow = '[role=rowgroup][style] > [role=row]';
  const tables = [...document.querySelectorAll('[role=table]')];
  return (
    tables.every((each) => Number(each.ariaRowCount) <= 62 || each.querySelector(drawnRow)) &&
    bold.length > 0 &&
    bold.every(({ status }) => status === 'loaded') &&
    tab !== null &&
    Math.abs(tab.getBoundingClientRect().width - (underline?.getBoundingClientRect().width ?? 0)) <
      1
  );
}

/**
 * Stops the page's installed clock, a minute from now: Playwright only stops it in the future. The app's
 * trial of IndexedDB ends before, so that the jump does not exceed its time limit.
 */
export async function stopClock(page: Page): Promise<void> {
  const isAppOpen = page.url().startsWith('http');
  if (isAppOpen) await page.evaluate(openProbe);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Runs in the page: requests for one database are answered in turn, so the app's own came first. */
function openProbe(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('probe');
    opening.addEventListener('error', () => reject(new Error('IndexedDB refuses')));
    opening.addEventListener('success', () => {
      opening.result.close();
      indexedDB.deleteDatabase('probe');
      resolve();
    });
  });
}

import type { Page } from '@playwright/test';

/** Waits for the end of transitions; what moves for longer than a second goes on. */
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

/** Waits until home renders and lays out nothing more by itself. */
export async function waitForStableHome(page: Page): Promise<void> {
  await page.waitForFunction(isSettled);
}

/**
 * Runs in the page: the bold weight comes when the page is idle, changes the width of bold words, and
 * the underline of the tabs follows them.
 */
function isSettled(): boolean {
  const bold = [...document.fonts].filter(({ weight }) => weight === '600');
  const tab = document.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
  const underline = document.querySelector<HTMLElement>('.MuiTabs-indicator');
  return (
    bold.length > 0 &&
    bold.every(({ status }) => status === 'loaded') &&
    tab !== null &&
    Math.abs(tab.getBoundingClientRect().width - (underline?.getBoundingClientRect().width ?? 0)) <
      1
  );
}

/** Stops a page's installed clock, which can be done at a later moment only: in a minute from now. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

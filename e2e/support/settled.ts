import type { Page } from '@playwright/test';

/** Waits until home renders and lays out nothing more by itself. */
export async function untilSettled(page: Page): Promise<void> {
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

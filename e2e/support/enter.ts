import type { Page } from '@playwright/test';

/**
 * Notes from now on when the amount gets the focus, which is when a slip has opened.
 * @returns a press of Enter whose time stamp is so many milliseconds after the last opening, however
 *   slow the machine is
 */
export async function pressesAfterOpening(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement && target.closest('form') !== null) {
        document.documentElement.dataset['openedAt'] = String(performance.now());
      }
    });
  });
  const devTools = await page.context().newCDPSession(page);
  return async (ms) => {
    const openedAt = await page.evaluate(
      () => performance.timeOrigin + Number(document.documentElement.dataset['openedAt']),
    );
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
    const timestamp = (openedAt + ms) / 1000;
    await devTools.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      text: '\r',
      timestamp,
      ...key,
    });
    await devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key });
  };
}

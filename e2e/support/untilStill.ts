import type { Page } from '@playwright/test';

/** Waits for the end of transitions; what moves for longer than a second goes on. */
export async function untilStill(page: Page): Promise<void> {
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

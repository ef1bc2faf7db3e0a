import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sizes } from '../support/pageLayout';
import { waitForAnimations } from '../support/waitFor';

const folder = join(__dirname, '../../gallery');

interface ShotOptions {
  /** Captures the whole page instead of the viewport; not for long lists. */
  readonly wholePage?: boolean;
  /** Restores the state at each size, if resizing ends it. */
  readonly prepare?: () => Promise<void>;
}

/** Captures the page at every size of the design, into the ignored folder `gallery/`. */
export async function shoot(page: Page, name: string, options: ShotOptions = {}): Promise<void> {
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await options.prepare?.();
    await page.evaluate(() => document.fonts.ready);
    await waitForAnimations(page);
    await page.screenshot({
      path: join(folder, String(width), `${name}.png`),
      fullPage: options.wholePage ?? false,
    });
  }
}

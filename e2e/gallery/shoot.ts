import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sizes } from '../support/pageLayout';
import { waitForAnimations } from '../support/waitFor';

const folder = join(__dirname, '../../gallery');

interface ShotOptions {
  /** The whole page instead of the window; not for long lists. */
  readonly wholePage?: boolean;
  /** Brings the state about at each size, where a change of the size would end it. */
  readonly prepare?: () => Promise<void>;
}

/** Writes the page as it stands at every size of the design into the ignored folder `gallery/`. */
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

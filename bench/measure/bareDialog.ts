import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { waitForAnimations } from '../../e2e/support/waitFor';
import type { Bench } from '../browser';
import { buildFloor, floorFolder } from '../floor/buildFloor';
import { throttleCpu } from './frames';
import { longestTask } from './longestTask';

const folder = join(floorFolder, 'dialog');
/** Not a server's: the browser gets the files of the folder. */
const address = 'http://127.0.0.8/';

/** The longest task of a bare MUI dialog of three lines, opened, in milliseconds. */
export async function measureBareDialog(bench: Bench, cpuFactor: number): Promise<number> {
  if (!existsSync(folder)) await buildFloor('dialog');
  return bench.withPage(async (page) => {
    await page.route(`${address}**`, (route) => {
      const path = join(folder, new URL(route.request().url()).pathname);
      return route.fulfill({ path: path.endsWith('.js') ? path : join(folder, 'index.html') });
    });
    await page.goto(address);
    await page.getByRole('button').waitFor();
    await throttleCpu(page, cpuFactor);
    return longestTask(bench.browser, async () => {
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await waitForAnimations(page);
    });
  });
}

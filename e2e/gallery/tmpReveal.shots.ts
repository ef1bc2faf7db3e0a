import { test } from '../support/fixtures';
import { openHome } from '../support/home';
import { sophea } from '../support/players';
import { draw, waitUntilSettled } from '../support/resultReveal';
import { stopClock, waitForAnimations } from '../support/waitFor';
import { lowSizes, sizes } from '../support/pageLayout';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/./));
for (const count of [0, 2, 8, 20]) {
  test(`reveal ${count}`, async ({ page, context, sandbox }) => {
    if (count > 0) await sandbox.control.seedBets(sophea.id, { open: count });
    await page.clock.install();
    await openHome(page, context, sandbox, sophea);
    await stopClock(page);
    await draw(page, sandbox.control, count === 2 ? '810' : '107');
    for (const stage of ['rolling', 'end']) {
      if (stage === 'end') {
        await page.clock.runFor(6000);
        if (count > 0) await waitUntilSettled(page);
      }
      for (const { width, height } of [...sizes, ...lowSizes, { width: 320, height: 480 }]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => document.fonts.ready);
        if (stage === 'end') await waitForAnimations(page);
        await page.screenshot({ path: `/tmp/reveal-shots/${count}-${stage}-${width}x${height}.png` });
      }
    }
  });
}

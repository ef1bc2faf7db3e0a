import { join } from 'node:path';
import { expect, test } from '../support/fixtures';
import { expectConsistent, openSteps, openTrace } from '../support/replay';
import { shoot } from './shoot';

const trace = join(__dirname, '../../src/testing/traces/refused-bet.trace.json.gz');

test('the replay page', async ({ page }) => {
  await page.goto('/replay.html');
  await page.evaluate(() => localStorage.setItem('replayLanguage', 'en'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Trace replay' })).toBeVisible();
  await shoot(page, 'replay-empty');
  await openTrace(page, trace);
  await expectConsistent(page);
  await shoot(page, 'replay');
  await openSteps(page);
  await shoot(page, 'replay-steps');
});

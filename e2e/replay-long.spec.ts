import { longTraceText } from '../src/testing/longTrace';
import {
  actionList,
  expect,
  expectConsistent,
  expectStep,
  fileOf,
  openTrace,
  playersScreen,
  test,
} from './support/replay';

const long = fileOf(longTraceText(5), 'five-hours.trace.json');
const lastStep = 18_750;

test('the replay page opens a recording of five hours, moves in it and proves it', async ({
  page,
}) => {
  await openTrace(page, long);
  await expectStep(page, 0);
  await expect(playersScreen(page).getByRole('main')).toBeVisible();
  await expectConsistent(page);
  await page.keyboard.press('End');
  await expectStep(page, lastStep);
  await page.keyboard.press('r');
  await page.keyboard.press('Shift+r');
  await expect(page.getByText(/^\d+ of 18750$/)).not.toHaveText('18750 of 18750');
  // Every action has a row, but only those in view are in the page.
  const listed = page.getByRole('search').getByRole('status');
  await expect(listed).toHaveText('3501 of 18751');
  await page.getByRole('searchbox').fill('countdown');
  await expect(listed).toHaveText('15250 of 18751');
  expect(await actionList(page).getByRole('option').count()).toBeLessThan(100);
});

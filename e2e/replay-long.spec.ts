import { longTraceText } from '../src/testing/longTrace';
import {
  actionList,
  expect,
  expectConsistent,
  expectStep,
  fileOf,
  openSteps,
  openTrace,
  playersScreen,
  test,
} from './support/replay';

const long = fileOf(longTraceText(5), 'five-hours.trace.json');
const lastStep = 18_538;

test('the replay page opens a recording of five hours, moves in it and proves it', async ({
  page,
}) => {
  await openTrace(page, long, 0);
  await openSteps(page);
  await expectStep(page, 0);
  await expect(playersScreen(page).getByRole('main')).toBeVisible();
  await expectConsistent(page);
  await page.keyboard.press('End');
  await expectStep(page, lastStep);
  // Every action has a row, but only those in view are in the page.
  const listed = page.getByRole('search').getByRole('status');
  await expect(listed).toHaveText('4813 of 18539');
  await page.getByRole('searchbox').fill('countdown');
  await expect(listed).toHaveText('13726 of 18539');
  expect(await actionList(page).getByRole('option').count()).toBeLessThan(100);
});

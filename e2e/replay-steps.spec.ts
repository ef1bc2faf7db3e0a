import {
  actionList,
  expectStep,
  openSteps,
  openTrace,
  playersScreen,
  stepOf,
  traceIn,
  expect,
  test,
} from './support/replay';

test('the keys move the replay and never reach the player’s screen', async ({
  page,
  recording,
}) => {
  await openTrace(page, recording, 0);
  await openSteps(page);
  await expectStep(page, 0);
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 1);
  await page.keyboard.press('End');
  await expectStep(page, traceIn(recording).nextActionId - 1);
  await page.keyboard.press('Home');
  await expectStep(page, 0);

  await page.getByRole('searchbox').fill('betSubmitted');
  // The list follows the search once the page has time for it.
  await expect(actionList(page).getByRole('option').first()).toContainText('betSubmitted');
  await actionList(page).focus();
  await page.keyboard.press('ArrowRight');
  const submitted = stepOf(recording, 'bets/betSubmitted');
  await expectStep(page, submitted);
  // Neither the player's dialog nor the player's number may receive the keys.
  await expect(playersScreen(page).locator('[name="amount"]')).toHaveValue('5,000');
  await page.keyboard.press('7');
  await expect(playersScreen(page).locator('[name="amount"]')).toHaveValue('5,000');
  await expect(page.getByText('0 blocked')).toBeVisible();
  await page.keyboard.press('Shift+ArrowRight');
  await expectStep(page, submitted + 1);
});

test('the mouse drags the timeline, and the keys stay with the page', async ({
  page,
  recording,
}) => {
  await openTrace(page, recording, 10);
  const lanes = await page.locator('.MuiSlider-root').boundingBox();
  if (!lanes) throw new Error('the timeline has no box');
  const y = lanes.y + lanes.height / 2;
  await page.mouse.move(lanes.x + lanes.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(lanes.x + lanes.width + 5, y);
  await page.mouse.up();
  await expectStep(page, traceIn(recording).nextActionId - 1);
  await expect(page.getByRole('slider', { name: 'Time' })).toBeFocused();
  await page.keyboard.press('Home');
  await expectStep(page, 0);
  await page.keyboard.press('Shift+ArrowRight');
  await expectStep(page, 1);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

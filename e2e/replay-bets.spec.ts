import { km } from '../src/i18n/km';
import { expectNoViolations } from './support/accessibility';
import { betPost } from './support/betSlip';
import {
  betDialog,
  expectBalance,
  fillSlip,
  placeBet,
  refuseStakes,
  slipSubmit,
  toast,
} from './support/home';
import { expect, test } from './support/homeFixtures';
import { openReport, saveAndReadTrace } from './support/problemReport';
import {
  expectConsistent,
  openTrace,
  playersScreen,
  recordingFile,
  stepTitle,
} from './support/replay';

const refusal = 'The stake is above your limit.';

test('support reads what became of each bet of a real session, and of which the server has it', async ({
  home: page,
  control,
  watch,
}) => {
  watch.allowConsoleErrors(/422|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED/);
  await placeBet(page, '42');
  await expectBalance(page, 499_000);
  await control.faults({ rest: [{ ...betPost, mode: 'drop-after' }] });
  await fillSlip(page);
  await slipSubmit(page).click();
  await expect(toast(page, km.receipt.stakeWasPlaced('07', '1,000'))).toBeVisible();
  await expectBalance(page, 498_000);
  await control.faults({ clear: true });
  await refuseStakes(control, refusal);
  await fillSlip(page);
  await slipSubmit(page).click();
  await expect(toast(page, refusal)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(betDialog(page)).toBeHidden();
  await openReport(page);
  const { name, bytes } = await saveAndReadTrace(page);

  await openTrace(page, { name, mimeType: 'application/gzip', buffer: bytes });
  // The first press answers 'my bet was not counted' and 'my balance is wrong'.
  await page.getByRole('tab', { name: 'Bets 3' }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('Accepted');
  await expect(rows.nth(1)).toContainText('500,000៛→ 499,000៛');
  await expect(rows.nth(2)).toContainText('Found in the list');
  await expect(rows.nth(2)).toContainText('no connection to the server');
  await expect(rows.nth(2)).toContainText('499,000៛→ 498,000៛');
  await expect(rows.nth(3)).toContainText('Refused');
  await expect(rows.nth(3)).toContainText(refusal);
  await expect(rows.nth(3)).toContainText('498,000៛no matching change');
  // The second shows the player's screen at that press.
  await rows.nth(3).getByText('Refused', { exact: true }).click();
  await expect(stepTitle(page)).toContainText('bets/betSubmitted');
  await expect(playersScreen(page).getByRole('dialog')).toBeVisible();
  await rows
    .nth(3)
    .getByRole('button', { name: /^refused/ })
    .press('Enter');
  await expect(stepTitle(page)).toContainText('bets/betRefused');
  // The toast of the step on which the page opened may still be leaving.
  await expect(playersScreen(page).getByText(refusal)).toHaveCount(1);
  await expect(playersScreen(page).getByText(refusal)).toBeVisible();

  await page.getByRole('tab', { name: 'Findings 1' }).click();
  await expect(page.getByText(/^stake of .*was refused: the server refused it/)).toBeVisible();
});

test('at 1024 px the bets and the findings are whole, and axe finds no violation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openTrace(page, await recordingFile());
  await expectConsistent(page);
  for (const list of ['Bets', 'Findings']) {
    await page.getByRole('tab', { name: new RegExp(`^${list} \\d`) }).click();
    const panel = page.getByRole('tabpanel', { name: new RegExp(list) });
    const content = panel.getByRole('button').first();
    await expect(content).toBeInViewport();
    const room = await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(room, 'nothing is cut off on the right').toBeLessThanOrEqual(0);
    await expectNoViolations(page, list);
  }
});

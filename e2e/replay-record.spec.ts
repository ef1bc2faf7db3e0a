import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility';
import { refuseStakes, betDialog, fillSlip, placeBet, slipSubmit, toast } from './support/home';
import { expect, test } from './support/homeFixtures';
import { sophea } from './support/players';
import { openReport, saveAndReadTrace } from './support/problemReport';
import type { SavedTrace } from './support/problemReport';
import { fileInput, fileOf, openTrace, playersScreen, stepTitle } from './support/replay';
import type { ChosenFile } from './support/replay';

const refusal = 'The stake is above your limit.';

async function openServerTab(page: Page, { name, bytes }: SavedTrace): Promise<void> {
  await openTrace(page, { name, mimeType: 'application/gzip', buffer: bytes });
  await page.getByRole('tab', { name: 'Server' }).click();
}

const chooseRecord = (page: Page, file: ChosenFile) =>
  fileInput(page, /^Choose (the record|another)…$/).setInputFiles(file);

const comparedBets = (page: Page) =>
  page.getByRole('table', { name: 'Bets and the server’s record' }).getByRole('rowgroup');

test('support compares the bets of a session with what the server has of them', async ({
  home: page,
  control,
  watch,
  context,
}) => {
  watch.allowConsoleErrors(/422/);
  await placeBet(page, '42');
  await placeBet(page, '7');
  await refuseStakes(control, refusal);
  await fillSlip(page);
  await slipSubmit(page).click();
  await expect(toast(page, refusal)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(betDialog(page)).toBeHidden();
  await openReport(page);
  const trace = await saveAndReadTrace(page);
  const { bets = [] } = await control.state(sophea.id);
  const [last, ...earlier] = bets;
  if (last?.number !== '7') throw new Error('the last bet is not the newest');
  const answer = [{ ...last, amount: 10_000 }, ...earlier];

  await openServerTab(page, trace);
  await chooseRecord(page, fileOf({ data: answer }, 'bets.json'));
  const rows = comparedBets(page);
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('✓ Agrees');
  await expect(rows.nth(2)).toContainText('≠ Differs');
  await expect(rows.nth(2)).toContainText(
    'amount differs: 1,000៛ on the screen and in the app’s calls, 10,000៛ on the server',
  );
  // The record may have been made during its last round.
  await expect(rows.nth(3)).toContainText('? Not known');
  await page.getByRole('checkbox', { name: /^The record has all bets/ }).check();
  await expect(rows.nth(3)).toContainText('✓ Agrees');
  await rows.nth(3).getByText('✓ Agrees').click();
  await expect(stepTitle(page)).toContainText('bets/betSubmitted');
  await expect(playersScreen(page).getByRole('dialog')).toBeVisible();
  // The page's policy forbids to read the clipboard.
  await context.grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: 'Copy for the ticket' }).click();
  await expect(page.getByText('Copied')).toBeVisible();

  await page.setViewportSize({ width: 1024, height: 768 });
  const panel = page.getByRole('region', { name: 'The server’s record' });
  const hidden = () => panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(hidden, 'nothing is cut off').toBeLessThanOrEqual(0);
  await rows.nth(3).scrollIntoViewIfNeeded();
  await expect(rows.nth(3)).toBeInViewport();
  await expectNoViolations(page, 'Server');
});

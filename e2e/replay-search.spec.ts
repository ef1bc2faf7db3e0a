import { expectNoViolations } from './support/accessibility';
import { actionList, expectStep, openTrace, stepOf, traceIn, expect, test } from './support/replay';
import type { ChosenFile } from './support/replay';

/** The clock time of a step in Phnom Penh. */
function clockOf(file: ChosenFile, step: number): string {
  const { stagedActionIds, actionsById } = traceIn(file);
  const at = actionsById[stagedActionIds[step] ?? 0]?.timestamp ?? 0;
  return new Date(at + 7 * 3_600_000).toISOString().slice(11, 19);
}

test('the key G leads to a clock time, and rows and lanes show it', async ({ page, recording }) => {
  await openTrace(page, recording);
  const refused = stepOf(recording, 'bets/betRefused');
  const clock = clockOf(recording, refused);
  await page.keyboard.press('g');
  await page.keyboard.type(clock);
  await page.keyboard.press('Enter');
  const row = actionList(page).getByRole('option', { selected: true });
  await expect(row).toContainText(clock);
  await page.keyboard.press('Home');
  await expectStep(page, 0);

  await page.keyboard.press('/');
  await page.keyboard.type(clock);
  await page.keyboard.press('Enter');
  const rows = actionList(page).getByRole('option');
  await expect(rows.filter({ hasText: 'bets/betRefused' })).toHaveCount(1);
  for (const text of await rows.allInnerTexts()) expect(text).toContain(clock);

  const time = page.getByRole('contentinfo', { name: 'Time of the recording' });
  const lanes = time.getByRole('slider').locator('..');
  await lanes.hover({ position: { x: 1, y: 5 } });
  await expect(page.getByRole('tooltip')).toContainText('14:00:00 · step');
});

test('the search reads whole actions and their receipts, and the state on demand; only lists one kind', async ({
  page,
  recording,
}) => {
  await openTrace(page, recording);
  const rows = actionList(page).getByRole('option');
  const search = page.getByRole('searchbox');
  await search.fill('472');
  await expect(rows.filter({ hasText: 'bets/betRefused' })).toHaveCount(1);
  await search.fill('isTouched');
  await expect(page.getByText('% read')).toBeHidden();
  await expect(rows).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'also the state' }).check();
  await expect(rows.filter({ hasText: 'bets/slipOpened' }).first()).toBeVisible();
  await search.fill('');
  await page.getByRole('button', { name: 'Only Bets' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Bets/, pressed: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Rounds/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expectNoViolations(page, 'the filters');
});

import { expectNoViolations } from './support/accessibility';
import { expectStep, openTrace, stepDetail, stepOf, expect, test } from './support/replay';

test('support asks of a value in the state who changed it, and goes from change to change', async ({
  page,
  recording,
}) => {
  const refused = stepOf(recording, 'bets/betRefused');
  await openTrace(page, recording, refused);
  await stepDetail(page)
    .getByRole('button', { name: /^who changed this\? bets\.receipts\.\d\.state$/ })
    .click();
  const changes = page.getByRole('listbox', { name: 'Steps that changed it' });
  const rows = changes.getByRole('option');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('not there → "sending"');
  await expect(rows.nth(1)).toContainText('"sending" → "refused"');
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(rows.nth(2)).toContainText('"refused" → not there');
  await expectNoViolations(page, 'the changes of a value');
  await page.getByRole('button', { name: 'Previous change' }).click();
  await expectStep(page, stepOf(recording, 'bets/betSent', stepOf(recording, 'bets/betSent')));
  // The keys go from row to row of the list that is shown.
  await page.keyboard.press('ArrowRight');
  await expectStep(page, refused);
  await rows.nth(2).click();
  await expectStep(page, stepOf(recording, 'api/playerDataDiscarded', refused));

  await page.getByRole('tab', { name: 'State' }).click();
  const row = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name} `) });
  await page.keyboard.press('Home');
  await row('session').click();
  await row('balance').hover();
  await row('balance').getByText('who?').click();
  await expect(rows).toHaveCount(4);
  await expect(page.getByRole('tab', { name: 'Changes 4' })).toBeInViewport({ ratio: 1 });
  await expect(rows.nth(2)).toContainText('495000 → 945000');
  await page.getByRole('button', { name: 'Close the changes' }).click();
  await expect(page.getByRole('tab', { name: /^Changes/ })).toBeHidden();
});

test('support marks two steps by keys and reads what differs between them', async ({
  page,
  recording,
}) => {
  const sent = stepOf(recording, 'bets/betSent');
  const refused = stepOf(recording, 'bets/betRefused');
  await openTrace(page, recording, sent - 1);
  await page.getByRole('tab', { name: 'State' }).click();
  await page.keyboard.press('m');
  await expect(page.getByText(`Step ${sent - 1} is A. Mark another one to compare`)).toBeVisible();
  const mark = (name: string) => page.getByRole('button', { name: `Mark this step as ${name}` });
  await expect(mark('A')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('e');
  await expectStep(page, refused);
  await mark('B').click();
  const detail = stepDetail(page);
  const pair = detail.getByText(/^From step/);
  await expect(pair).toHaveText(
    new RegExp(`^From step ${sent - 1}, 14:00:\\d\\d to step ${refused}, 14:01:\\d\\d$`),
  );
  await expect(detail).toContainText('session.balance who changed this?was 500000is 945000');
  await expectNoViolations(page, 'the comparison');
  await pair.getByRole('button', { name: `step ${sent - 1}` }).click();
  await expectStep(page, sent - 1);
  const flags = page.getByRole('group', { name: 'Marked steps' });
  await flags.getByRole('button', { name: `Go to B: step ${refused}, 14:01` }).click();
  await expectStep(page, refused);
  await flags.getByRole('button', { name: `Go to A: step ${sent - 1}, 14:0` }).click();
  await expectStep(page, sent - 1);
  await expect(detail).toContainText('session.balance');
  await detail.getByRole('button', { name: 'This step' }).click();
  await expect(detail).not.toContainText('session.balance');
  await page.keyboard.press('m');
  await expect(mark('A')).toHaveAttribute('aria-pressed', 'false');
  await expect(detail.getByRole('button', { name: 'A with B' })).toBeHidden();
});

test('the panes are resized by the pointer and by keys, keep their sizes, and are reset by a double click', async ({
  page,
  recording,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openTrace(page, recording, 10);
  const handle = page.getByRole('separator', { name: 'Width of the player’s screen' });
  const widthOf = async (name: string) =>
    Math.round((await page.getByRole('region', { name, exact: true }).boundingBox())?.width ?? 0);
  const first = await widthOf('The step');
  const box = await handle.boundingBox();
  if (!box) throw new Error('the separator has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + 100);
  await page.mouse.down();
  // Over the player's screen, which must not swallow the pointer.
  await page.mouse.move(box.x - 200, box.y + 100, { steps: 5 });
  await page.mouse.up();
  const dragged = await widthOf('The step');
  expect(dragged).toBeGreaterThan(first + 150);
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => widthOf('The step')).toBeLessThan(dragged);
  // The page's own keys are not the separator's.
  await expectStep(page, 10);
  await expect(handle).toHaveAttribute('aria-valuenow', /^\d+/);
  await expectNoViolations(page, 'the separators');

  const kept = await widthOf('The step');
  await page.reload();
  await openTrace(page, recording, 10);
  await expect.poll(() => widthOf('The step')).toBe(kept);
  const lists = await widthOf('The recording');
  await page.getByRole('tab', { name: /^Bets/ }).click();
  await expect.poll(() => widthOf('The recording')).toBeGreaterThan(lists + 100);
  await page.getByRole('tab', { name: 'Steps' }).click();
  await expect.poll(() => widthOf('The step')).toBe(kept);
  await page.keyboard.press('d');
  await expect(handle).toBeHidden();
  await page.keyboard.press('d');
  await expect.poll(() => widthOf('The step')).toBe(kept);
  await handle.dblclick();
  await expect.poll(() => widthOf('The step')).toBe(first);
  await page.reload();
  await openTrace(page, recording, 10);
  await expect.poll(() => widthOf('The step')).toBe(first);

  await page.setViewportSize({ width: 800, height: 900 });
  await expect(handle).toBeHidden();
  const step = await page.getByRole('region', { name: 'The step', exact: true }).boundingBox();
  const screen = await page
    .getByRole('region', { name: 'The player’s screen', exact: true })
    .boundingBox();
  expect(step?.y).toBeGreaterThanOrEqual((screen?.y ?? 0) + (screen?.height ?? 0));
});

test('the row of the step that is shown has all of its text', async ({ page, recording }) => {
  await openTrace(page, recording, stepOf(recording, 'bets/betRefused'));
  const row = page.getByRole('option', { selected: true });
  const text = row.getByText('The stake is above your limit.');
  await expect(text).toBeVisible();
  const isCut = await text.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(isCut).toBe(false);
  const open = (await row.boundingBox())?.height ?? 0;
  const next = page.getByRole('option').filter({ hasText: 'slipAmountChanged' }).last();
  const closed = (await next.boundingBox())?.height ?? 0;
  expect(open).toBeGreaterThan(closed);
  await next.click();
  await expect(page.getByRole('option', { selected: true })).toContainText('slipAmountChanged');
});

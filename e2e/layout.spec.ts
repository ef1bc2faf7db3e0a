import type { Locator, Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import {
  addChip,
  betDialog,
  bettingForm,
  expectBalance,
  keypadKey,
  numberDisplay,
  openBetModal,
  openHome,
  resultDialog,
  roundTimer,
  slipSubmit,
  tableRow,
  userMenuButton,
} from './support/home';
import { expectInView, expectNoHorizontalOverflow, sizes } from './support/pageLayout';
import { expectBettingOpen, runClockUntilEnabled } from './support/connection';
import { sophea } from './support/players';
import { fillTicket, ticketDialog, ticketEntry, ticketSubmit } from './support/ticket';
import { stopClock } from './support/waitFor';

const { tables } = km;

async function atEachSize(page: Page, what: string, inView: Locator[] = []): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const where = `${what} at ${size.width} × ${size.height}`;
    await expectNoHorizontalOverflow(page, where);
    for (const part of inView) await expectInView(page, part, where);
  }
}

test('no viewport overflows horizontally, even with extreme values', async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel(km.login.username)).toBeVisible();
  await atEachSize(page, 'login');
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { name: km.maintenance.title })).toBeVisible();
  await atEachSize(page, 'maintenance');

  await sandbox.control.seedBets(sophea.id, { open: 12, settled: 12 });
  await openHome(page, context, sandbox, sophea);
  await sandbox.control.balance(sophea.id, 999_999_999_999);
  const username = 'w'.repeat(40);
  await context.addCookies([{ name: 'username', value: username, url: sandbox.webUrl }]);
  await page.reload();
  await expectBalance(page, 999_999_999_999);
  await expect(tableRow(page, tables.openBets, 12)).toBeVisible();
  await atEachSize(page, 'home');
  const balance = userMenuButton(page).getByText('999,999,999,999');
  const cut = await balance.evaluate((text) => text.scrollWidth - text.clientWidth);
  expect(cut, 'the balance is not cut at 360 px').toBeLessThanOrEqual(0);
  await expectInView(page, balance, 'balance at 360 px');

  for (const slug of ['win-lose', 'result']) {
    await page.goto(`/?slug=${slug}`);
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await atEachSize(page, slug);
  }
  await page.goto('/report');
  await page.getByRole('button', { name: km.report.lastMonth }).click();
  await expect(page.locator('figure svg').first()).toBeVisible();
  await atEachSize(page, 'report');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('rowheader', { name: km.common.total })).toBeVisible();
  await atEachSize(page, 'report detail');
  await page.goto('/rule');
  await expect(page.getByRole('heading', { name: km.rule.title })).toBeVisible();
  await atEachSize(page, 'rule');
});

test('dialogs fit into every viewport, with the seconds left and the button that sends in sight', async ({
  home: page,
  control,
}) => {
  await fillTicket(page, '12');
  const clock = ticketDialog(page).getByRole('timer');
  for (const size of sizes.filter(({ width }) => width < 1600)) {
    await page.setViewportSize(size);
    for (const part of [clock, ticketSubmit(page, 1)])
      await expectInView(page, part, `ticket at ${size.width} px`);
  }
  await page.keyboard.press('Escape');
  await openBetModal(page, '007');
  for (let press = 0; press < 3; press += 1) await addChip(page, 50_000);
  await control.startRound();
  await expect(betDialog(page).getByText(km.betModal.newRoundBegan)).toBeVisible();
  await atEachSize(page, 'bet modal', [betDialog(page).getByRole('timer'), slipSubmit(page)]);
  await page.keyboard.press('Escape');
  await control.finishRound();
  await expect(resultDialog(page)).toBeVisible();
  await atEachSize(page, 'result modal');
});

test('[2.14] at 1366 × 768 the game and the first three rows are visible without scrolling', async ({
  page,
  context,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await sandbox.control.seedBets(sophea.id, { open: 5 });
  await openHome(page, context, sandbox, sophea);
  await expectInView(page, bettingForm(page), 'betting form');
  await expectInView(page, roundTimer(page), 'countdown');
  await expect(bettingForm(page).getByText(/^#\d+$/)).toHaveCSS('font-weight', '600');
  await expectInView(page, keypadKey(page, km.keypad.enter), 'submit');
  await expectInView(page, page.getByRole('tablist'), 'tabs');
  for (const row of [1, 2, 3]) {
    await expectInView(page, tableRow(page, tables.openBets, row), `row ${row}`);
  }
  const key = await keypadKey(page, '1').boundingBox();
  expect(key?.height).toBeGreaterThanOrEqual(56);
  expect(key?.width).toBeGreaterThanOrEqual(56);
  const { width } = (await page.getByRole('tabpanel').boundingBox()) ?? { width: 9999 };
  expect(width).toBeLessThanOrEqual(1100);
});

test('from 1600 px the ticket stands beside the game, and the page uses the width', async ({
  page,
  context,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await sandbox.control.seedBets(sophea.id, { open: 60 });
  await openHome(page, context, sandbox, sophea);
  const ticket = page.getByRole('region', { name: km.ticket.title });
  await expect(ticket).toBeVisible();
  const stage = await bettingForm(page).boundingBox();
  const beside = await ticket.boundingBox();
  if (!stage || !beside) throw new Error('the page has no columns');
  expect(beside.x).toBeGreaterThan(stage.x + stage.width);
  expect(beside.x + beside.width - stage.x).toBeGreaterThan(1500);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(ticketEntry(page)).toBeInViewport();
  await page.setViewportSize({ width: 1599, height: 900 });
  await expect(ticket).toBeHidden();
  await expectNoHorizontalOverflow(page, 'home at 1599 × 900');
  const alone = await bettingForm(page).boundingBox();
  expect(alone?.width).toBeLessThanOrEqual(1100);
});

test('[2.9, 9.6] a toast is at the top right for 2 s after a bet, waits under the pointer and is dismissed by a long drag', async ({
  clockedHome: page,
}) => {
  await stopClock(page);
  // Stopping the clock skips a minute, so betting opens only after the next event.
  await runClockUntilEnabled(page, keypadKey(page, km.keypad.enter));
  const text = page.getByText(km.home.enterNumber, { exact: true });
  await page.keyboard.press('Enter');
  await expect(text).toBeVisible();
  await page.clock.runFor(500);
  const box = await text.boundingBox();
  expect(box?.y).toBeLessThan(100);
  expect(box?.x).toBeGreaterThan(1366 / 2);
  await expect(text).toBeInViewport({ ratio: 1 });

  await text.hover();
  await page.clock.runFor(10_000);
  await expect(text).toBeVisible();
  await page.mouse.move(200, 600);
  await page.clock.runFor(1000);
  await expect(text).toBeVisible();
  await page.clock.runFor(2000);
  await expect(text).toBeHidden();

  await page.clock.resume();
  await expectBettingOpen(page);
  await page.keyboard.press('Enter');
  await text.hover();
  await page.mouse.down();
  await page.mouse.move(200, 60, { steps: 4 });
  await page.mouse.up();
  await expect(text).toBeHidden();
});

test('a press on a toast types the digit of the key below it and closes the toast', async ({
  home: page,
}) => {
  const toast = page.locator('[data-toast]');
  for (const size of sizes.filter(({ width }) => width === 1366 || width === 360)) {
    await page.setViewportSize(size);
    for (const digit of '1234567890') {
      await page.evaluate(() => window.dispatchEvent(new ClipboardEvent('paste')));
      await expect(toast).toBeVisible();
      const key = await keypadKey(page, digit).boundingBox();
      if (!key) throw new Error('no key');
      const middle = { x: key.x + key.width / 2, y: key.y + key.height / 2 };
      await expect.poll(() => toast.evaluate(hangOver, middle)).toBe(true);
      await page.mouse.click(middle.x, middle.y);
      await expect(numberDisplay(page)).toHaveValue(digit);
      await expect(toast).toBeHidden();
      await page.keyboard.press('Delete');
    }
  }
});

/** Runs in the page: moves the toasts over a point. Returns whether this one is there. */
function hangOver(toast: HTMLElement | SVGElement, { x, y }: { x: number; y: number }): boolean {
  const style = toast.closest<HTMLElement>('.notistack-SnackbarContainer')?.style;
  style?.setProperty('inset', `${y - 20}px auto auto ${x - 30}px`, 'important');
  return toast.contains(document.elementFromPoint(x, y));
}

import { km } from '../src/i18n/km';
import { expectNoViolations } from './support/accessibility';
import { expect, test } from './support/homeFixtures';
import { keypadKey, numberDisplay, openHome, resultDialog } from './support/home';
import { holdBet } from './support/network';
import { placesOnHome, expectNoHorizontalOverflow } from './support/pageLayout';
import { sophea } from './support/players';
import { draw } from './support/resultReveal';
import {
  expectProgress,
  ticketButton,
  ticketDialog,
  ticketEntry,
  ticketSubmit,
} from './support/ticket';

test('the ticket stands beside the stage: it is filled and sent, and the next one begun, while the stage stays in reach', async ({
  home: page,
  control,
  sent,
}) => {
  // The narrowest window that docks it.
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect(page.getByRole('region', { name: km.ticket.title })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(ticketButton(page)).toBeHidden();
  await page.keyboard.type('5');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('t');
  await page.keyboard.type('12 345');
  await page.keyboard.press('Enter');
  await expect(ticketEntry(page)).toHaveValue('');
  await expect(numberDisplay(page)).toHaveValue('');
  await expectNoViolations(page, 'docked ticket');
  await expectNoHorizontalOverflow(page, 'docked ticket');

  const places = await placesOnHome(page);
  // Playwright's click scrolls the page, which is higher than the window, when it tries again.
  await ticketSubmit(page, 3).press('Enter');
  await expectProgress(page, 3, 3);
  expect(await placesOnHome(page)).toEqual(places);
  expect(sent.map(({ number }) => number)).toEqual(['5', '12', '345']);

  await keypadKey(page, '7').click();
  await page.keyboard.press('Control+Enter');
  await expect(ticketSubmit(page, 1)).toBeVisible();
  await draw(page, control, '407');
  await expect(resultDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ticketSubmit(page, 1)).toBeHidden();
  await expect(ticketDialog(page)).toContainText(km.betModal.closed);
  expect(sent).toHaveLength(3);
});

test('a ticket that is open as a drawer is docked once the window is wide enough, and none of it is lost', async ({
  home: page,
}) => {
  await page.keyboard.press('t');
  await ticketEntry(page).fill('12 345');
  await page.keyboard.press('Enter');
  await ticketEntry(page).fill('7');
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(ticketEntry(page)).toHaveValue('7');
  await expect(ticketSubmit(page, 2)).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(ticketDialog(page)).toBeHidden();
  await expect(ticketButton(page)).toContainText(new RegExp(km.ticketButton.count('2', '[\\d,]+')));
});

test('a long toast hangs between the clock and the field of a docked ticket, and moves nothing', async ({
  home: page,
  control,
  watch,
}) => {
  watch.allowConsoleErrors(/422/);
  const message =
    'សមតុល្យរបស់អ្នកមិនគ្រប់គ្រាន់សម្រាប់ការភ្នាល់នេះទេ សូមបន្ថយចំនួនទឹកប្រាក់ រួចព្យាយាមម្ដងទៀត (លេខយោង ៨៨១២៣)';
  await control.faults({
    rest: [{ path: '/bets', method: 'POST', mode: 'status', status: 422, body: { message } }],
  });
  await page.setViewportSize({ width: 1600, height: 900 });
  const field = ticketDialog(page).locator('.MuiOutlinedInput-root').first();
  const place = await field.boundingBox();
  await page.keyboard.type('5');
  await page.keyboard.press('Control+Enter');
  const card = page.locator('[data-toast]');
  await expect(card).toBeVisible();
  await expect(card).toBeHidden();
  await ticketSubmit(page, 1).press('Enter');
  for (const width of [1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await card.hover();
    const clock = await ticketDialog(page).locator('header > div').boundingBox();
    const hung = await card.boundingBox();
    // A scrollbar, which the browser hides here, takes some pixels.
    expect(hung?.x, `at ${width} px`).toBeGreaterThan(
      17 + (clock?.x ?? NaN) + (clock?.width ?? NaN),
    );
    expect((hung?.y ?? NaN) + (hung?.height ?? NaN)).toBeLessThan(place?.y ?? NaN);
  }
  await expect(card).toContainText(message);
  await card.getByRole('button').click();
  await expect(card).toBeHidden();
  await page.setViewportSize({ width: 1600, height: 900 });
  expect(await field.boundingBox()).toEqual(place);
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1600, height: 700 } });

  test('the page stays where the player has scrolled while the docked ticket is sent', async ({
    page,
    context,
    sandbox,
  }) => {
    await sandbox.control.seedBets(sophea.id, { settled: 60 });
    await openHome(page, context, sandbox, sophea, '/?slug=win-lose');
    await ticketEntry(page).fill('10 11 12 13 14 15 16 17 18 19 20 21 22 23');
    await page.keyboard.press('Enter');
    const bet = await holdBet(page, 2);
    await ticketSubmit(page, 14).click();
    await bet.held;
    await page.evaluate(() => window.scrollTo(0, 1000));
    await expect(ticketDialog(page)).not.toBeInViewport();
    bet.release();
    await expectProgress(page, 14, 14);
    expect(await page.evaluate(() => window.scrollY)).toBe(1000);
  });
});

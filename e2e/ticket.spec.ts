import { km } from '../src/i18n/km';
import { expectNoViolations } from './support/accessibility';
import { fillStorage } from './support/browserStorage';
import { betPost, receiptCard } from './support/betSlip';
import { expect, test } from './support/homeFixtures';
import {
  betDialog,
  expectBalance,
  numberDisplay,
  openBetModal,
  tableRow,
  openFromMenu,
  openTab,
} from './support/home';
import { expectNoHorizontalOverflow, sizes } from './support/pageLayout';
import { signInByForm, sophea } from './support/players';
import {
  expectProgress,
  fillTicket,
  linesInSight,
  storedNumbers,
  ticketButton,
  ticketDialog,
  ticketEntry,
  ticketLine,
  ticketSubmit,
  typeNumbers,
} from './support/ticket';

const { ticket } = km;

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/40[189]|422|ERR_|WebSocket/));

test('ten numbers of one amount are placed by 32 presses, each as one bet, and the sums are said before', async ({
  home: page,
  sent,
}) => {
  await page.keyboard.press('t');
  await expect(ticketEntry(page)).toBeFocused();
  const keys = [...Array.from('10 21 32 43 54 65 76 87 98 09'), 'Enter'];
  for (const key of keys) await page.keyboard.press(key);
  await expect(ticketLine(page, 9)).toContainText('091,000៛');
  await expect(ticketDialog(page)).toContainText(`${ticket.balanceAfter}490,000៛`);
  await expectNoViolations(page, 'ticket');
  await ticketSubmit(page, 10).focus();
  await page.keyboard.press('Enter');
  expect(keys.length + 2).toBe(32);
  await expectProgress(page, 10, 10);
  expect(sent.map(({ number, amount }) => `${number} ${amount}`)[9]).toBe('09 1000');
  expect(sent).toHaveLength(10);
  await page.keyboard.press('Escape');
  await expectBalance(page, 490_000);
  await expect(tableRow(page, km.tables.openBets, 10)).toBeVisible();
});

const numbers = ['07', '8', '123'];

test('a logout in another tab ends a ticket, and the next sign-in says what became of the line in flight', async ({
  home: page,
  context,
  control,
  sent,
}) => {
  const { round } = await control.state();
  await control.faults({
    rest: [{ ...betPost, mode: 'delay-after', ms: 60_000, times: 1, after: 1 }],
  });
  await fillTicket(page, ...numbers);
  const other = await openTab(context);
  await page.bringToFront();
  await ticketSubmit(page, 3).click();
  await expectBalance(page, 498_000);
  await other.bringToFront();
  await openFromMenu(other, km.header.logout);
  await page.bringToFront();
  await expect(page).toHaveURL('/login');
  await signInByForm(page, sophea);
  await expect(receiptCard(page, km.receipt.placed)).toContainText('1,000');
  await expect(ticketButton(page)).not.toContainText(km.common.rielSign);
  expect(sent.map(({ number }) => number)).toEqual(['07', '8']);
  expect(await storedNumbers(control, round.id)).toEqual(['07', '8']);
});

test('a ticket of 50 numbers with three notices has lines in sight at all sizes, and takes no number beyond', async ({
  home: page,
  control,
}) => {
  await ticketButton(page).click();
  const dialog = ticketDialog(page);
  await typeNumbers(page, ...Array.from({ length: 50 }, (_, index) => String(index)));
  await expect(dialog.getByRole('button', { name: ticket.addEntry, exact: true })).toBeDisabled();
  await page.setViewportSize({ width: 360, height: 400 });
  await expect.poll(() => linesInSight(page), 'with a keyboard on the screen').toBe(1);
  await control.faults({ rest: [{ ...betPost, mode: 'status', status: 422 }] });
  await fillStorage(page, 'sessionStorage');
  await ticketSubmit(page, 50).click();
  await expectProgress(page, 0, 50);
  await expect(dialog).toContainText(ticket.notKept);
  await control.startRound();
  await control.countdown(600);
  await expect(dialog).toContainText(ticket.otherRound((await control.state()).round.id - 1));
  const [wide, ...others] = sizes;
  const least: Record<number, number> = { 1920: 12, 1366: 8, 768: 12, 360: 3 };
  const expectToFit = async ({ width, height }: (typeof sizes)[number]) => {
    await page.setViewportSize({ width, height });
    await expectNoHorizontalOverflow(page, `ticket at ${width} px`);
    // The check may have passed through a width that docks it.
    if (width < 1600 && (await ticketButton(page).isVisible())) await ticketButton(page).click();
    await expectNoViolations(page, `ticket at ${width} px`);
    await expect(ticketSubmit(page, 50)).toBeInViewport();
    await expect.poll(() => linesInSight(page)).toBeGreaterThanOrEqual(least[width] ?? NaN);
  };
  for (const size of others) await expectToFit(size);
  await page.setViewportSize({ width: 360, height: 400 });
  await expect
    .poll(() => linesInSight(page), 'with notices above a keyboard')
    .toBeGreaterThanOrEqual(1);
  // The button that had the focus is disabled by its own press.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectToFit(wide);
  await openBetModal(page, '123');
  await expect(betDialog(page).getByRole('button', { name: ticket.full('50') })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(numberDisplay(page)).toHaveValue('123');
});

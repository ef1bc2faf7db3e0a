import { km } from '../src/i18n/km';
import { numberWords } from '../src/domain/numberWords';
import { expectNoViolations } from './support/accessibility';
import { betPost, receiptCard } from './support/betSlip';
import { expect, test } from './support/homeFixtures';
import {
  betDialog,
  expectBalance,
  numberDisplay,
  openBetModal,
  tableRow,
  userMenuButton,
  waitForCountdown,
} from './support/home';
import { expectNoHorizontalOverflow, sizes } from './support/pageLayout';
import { signInByForm, sophea } from './support/players';
import {
  expectProgress,
  fillTicket,
  storedNumbers,
  ticketButton,
  ticketDialog,
  ticketLine,
  ticketSubmit,
} from './support/ticket';

const { ticket } = km;

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/40[189]|422|ERR_|WebSocket/));

test(
  'a ticket is filled and sent by keyboard, each number as one bet, and the sums are said before',
  { tag: '@core' },
  async ({ home: page, sent }) => {
    for (const number of ['123', '07']) {
      await page.keyboard.type(number);
      await page.keyboard.press('Enter');
      await expect(betDialog(page)).toBeVisible();
      await page.keyboard.press('Alt+1');
      await page.keyboard.press('Control+Enter');
      await expect(betDialog(page)).toBeHidden();
    }
    expect(sent).toEqual([]);
    await expect(ticketButton(page)).toContainText(km.ticketButton.count('2', '2,000'));
    await page.keyboard.press('t');
    const dialog = ticketDialog(page);
    await expect(ticketLine(page, 0)).toContainText(/3D.*1,000៛/);
    await expect(dialog).toContainText(ticket.inWords('2', numberWords(2000)));
    await expect(dialog).toContainText(`${ticket.bestPrize}800,000៛`);
    await expect(dialog).toContainText(`${ticket.balanceAfter}498,000៛`);
    await expectNoViolations(page, 'ticket');
    await ticketSubmit(page, 2).focus();
    await page.keyboard.press('Enter');
    await expectProgress(page, 2, 2);
    expect(sent.map(({ number, amount }) => `${number} ${amount}`)).toEqual([
      '123 1000',
      '07 1000',
    ]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectBalance(page, 498_000);
    await expect(tableRow(page, km.tables.openBets, 2)).toBeVisible();
    await expect(ticketButton(page)).not.toContainText('៛');
  },
);

test('all orders, random and favourite numbers fill a ticket, and one amount serves all', async ({
  home: page,
  sent,
}) => {
  await fillTicket(page, '112');
  const dialog = ticketDialog(page);
  await dialog.getByRole('button', { name: ticket.allOrdersOf('112', '3') }).click();
  await expect(dialog.getByRole('status').first()).toHaveText(
    `${ticket.addition('2')} · ${ticket.repeated('1')}`,
  );
  await dialog.getByRole('button', { name: ticket.favourite('211') }).click();
  await dialog.getByRole('button', { name: ticket.remove('211') }).click();
  await dialog.getByRole('button', { name: '211', exact: true }).click();
  await dialog.getByRole('button', { name: ticket.randomOf('2') }).click();
  await expect(ticketSubmit(page, 4)).toBeVisible();
  await dialog.getByRole('button', { name: ticket.amountOfAll }).click();
  await page.keyboard.type('2500');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(ticket.inWords('4', numberWords(10_000)));
  await ticketSubmit(page, 4).click();
  await expectProgress(page, 4, 4);
  expect(sent.map(({ amount }) => amount)).toEqual([2500, 2500, 2500, 2500]);
  expect(sent.slice(0, 3).map(({ number }) => number)).toEqual(['112', '121', '211']);
});

const numbers = ['07', '8', '123'];

test(
  'after a refusal the next press sends the rest, a held Enter does not',
  { tag: '@core' },
  async ({ home: page, control, sent }) => {
    const refusal = { ...betPost, mode: 'status', status: 422, times: 1, after: 1 } as const;
    await control.faults({ rest: [refusal] });
    await fillTicket(page, ...numbers);
    await ticketSubmit(page, 3).focus();
    await page.keyboard.down('Enter');
    await expectProgress(page, 1, 3);
    await expect(ticketLine(page, 1)).toContainText(ticket.refused);
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(ticketSubmit(page, 2)).toBeFocused();
    expect(sent.map(({ number }) => number)).toEqual(['07', '8']);
    await page.keyboard.press('Enter');
    await expectProgress(page, 2, 2);
    await expectBalance(page, 497_000);
    expect(sent.map(({ number }) => number)).toEqual(['07', '8', '8', '123']);
  },
);

test('a ticket stops when betting closes between two lines, and another round needs a press', async ({
  home: page,
  control,
  sent,
}) => {
  await control.faults({ rest: [{ ...betPost, mode: 'delay-after', ms: 1500, times: 1 }] });
  await fillTicket(page, ...numbers);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await ticketSubmit(page, 3).click();
  await posted;
  await control.clock({ paused: true });
  await control.countdown(4);
  await expectProgress(page, 1, 3);
  await expect(ticketDialog(page)).toContainText(ticket.stops.rest);
  expect(sent).toHaveLength(1);

  const { round } = await control.startRound();
  await control.countdown(600);
  const move = ticketDialog(page).getByRole('button', { name: km.betModal.moveToRound(round.id) });
  await expect(move).toBeVisible();
  await expect(ticketSubmit(page, 2)).toBeDisabled();
  await move.click();
  await ticketSubmit(page, 2).click();
  await expectProgress(page, 2, 2);
  expect(sent.map(({ result_id: id }) => id)).toEqual([round.id - 1, round.id, round.id]);
});

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
  const other = await context.newPage();
  await other.goto('/');
  await waitForCountdown(other);
  await page.bringToFront();
  await ticketSubmit(page, 3).click();
  await expectBalance(page, 498_000);
  await other.bringToFront();
  await userMenuButton(other).click();
  await other.getByRole('menuitem', { name: km.header.logout }).click();
  await page.bringToFront();
  await expect(page).toHaveURL('/login');
  await signInByForm(page, sophea);
  await expect(receiptCard(page, km.receipt.placed)).toContainText('1,000');
  await expect(ticketButton(page)).not.toContainText(km.common.rielSign);
  expect(sent.map(({ number }) => number)).toEqual(['07', '8']);
  expect(await storedNumbers(control, round.id)).toEqual(['07', '8']);
});

test('a stake that the browser itself sent twice shows as two bets once the ticket has ended', async ({
  home: page,
  control,
}) => {
  await fillTicket(page, '0', '8');
  // What a browser that repeats a request leaves behind: a second bet on 0.
  await control.seedBets(sophea.id, { open: 1 });
  await ticketSubmit(page, 2).click();
  await expectProgress(page, 2, 2);
  await page.keyboard.press('Escape');
  await expect(tableRow(page, km.tables.openBets, 3)).toBeVisible();
  const numbers = page.getByRole('table', { name: km.tables.openBets });
  await expect(numbers.getByRole('img', { name: km.a11y.numberOf('0') })).toHaveCount(2);
});

test('a ticket of 50 numbers fits all sizes, and no number beyond', async ({
  home: page,
  control,
}) => {
  await control.seedBets(sophea.id, { open: 1 });
  await ticketButton(page).click();
  const dialog = ticketDialog(page);
  for (let added = 0; added < 10; added += 1) {
    await dialog.getByRole('button', { name: ticket.randomOf('1') }).click();
  }
  for (let added = 0; added < 40; added += 1) {
    await dialog.getByRole('button', { name: ticket.randomOf('2') }).click();
  }
  await expect(ticketSubmit(page, 50)).toBeVisible();
  await expect(dialog.getByRole('button', { name: ticket.randomOf('3') })).toBeDisabled();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoHorizontalOverflow(page, `ticket at ${size.width} px`);
    await expectNoViolations(page, `ticket at ${size.width} px`);
    await expect(ticketSubmit(page, 50)).toBeInViewport();
  }
  // The button that had the focus is disabled by its own press.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openBetModal(page, '123');
  await expect(betDialog(page).getByRole('button', { name: ticket.full('50') })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(numberDisplay(page)).toHaveValue('123');
  await expect(userMenuButton(page)).toBeVisible();
});

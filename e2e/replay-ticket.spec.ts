import { km } from '../src/i18n/km';
import { betPost } from './support/betSlip';
import { expectBalance } from './support/home';
import { expect, test } from './support/homeFixtures';
import {
  expectConsistent,
  goTo,
  openTrace,
  playersScreen,
  saveReport,
  stepOf,
} from './support/replay';
import {
  expectProgress,
  fillTicket,
  ticketButton,
  ticketDialog,
  ticketLine,
  ticketSubmit,
} from './support/ticket';

const { ticket } = km;

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/422/));

test('the replay shows a ticket being filled, changed and sent, and where it stopped, as the player saw it', async ({
  home: page,
  control,
}) => {
  const message = 'Not enough';
  const refusal = { ...betPost, mode: 'status', status: 422, times: 1, after: 1 } as const;
  await control.faults({ rest: [{ ...refusal, body: { message } }] });
  await fillTicket(page, '07', '8');
  const dialog = ticketDialog(page);
  await dialog.getByRole('button', { name: ticket.allOrdersOf('07', '2') }).click();
  await dialog.getByRole('button', { name: ticket.changeAmount('70', '1,000') }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2500');
  await page.keyboard.press('Enter');
  await ticketSubmit(page, 3).click();
  await expectProgress(page, 1, 3);
  await expect(ticketLine(page, 1)).toContainText(ticket.refused);
  await expectBalance(page, 499_000);
  const stopped = (await dialog.textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const file = await saveReport(page);
  const screen = playersScreen(page);
  const added = stepOf(file, 'bets/addedToTicket');
  await openTrace(page, file, added);
  await expectConsistent(page);
  await expect(ticketButton(screen)).toContainText(km.ticketButton.count('1', '1,000'));
  await goTo(page, stepOf(file, 'ticket/numbersAdded'));
  await expect(ticketLine(screen, 2)).toContainText('2D1,000៛');
  const edited = stepOf(file, 'ticket/amountChosen');
  await goTo(page, edited - 1);
  await expect(ticketDialog(screen).getByRole('textbox')).toHaveValue('2,500');
  await goTo(page, edited);
  await expect(ticketLine(screen, 2)).toContainText('2D2,500៛');
  const sent = stepOf(file, 'bets/betSent', stepOf(file, 'bets/betAccepted'));
  await goTo(page, sent);
  await expectProgress(screen, 1, 3);
  await expect(ticketLine(screen, 0).getByRole('img', { name: ticket.placed })).toBeVisible();
  await expect(ticketLine(screen, 1)).toContainText(km.receipt.sending);
  await goTo(page, stepOf(file, 'bets/betRefused', sent));
  await expect(ticketDialog(screen)).toContainText(`${ticket.stops.refused} ${message}`);
  await goTo(page, stepOf(file, 'ticket/closed') - 1);
  await expect(ticketDialog(screen)).toHaveText(stopped);
});

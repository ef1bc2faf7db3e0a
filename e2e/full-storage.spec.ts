import { km } from '../src/i18n/km';
import { fillStorage } from './support/browserStorage';
import { placeBet, waitForCountdown } from './support/home';
import { expect, test } from './support/homeFixtures';
import {
  expectProgress,
  fillTicket,
  storedNumbers,
  ticketButton,
  ticketDialog,
  ticketSubmit,
} from './support/ticket';

test('with a full session storage a ticket says that a reload forgets it, and no stake is offered or sent again', async ({
  home: page,
  control,
  sent,
}) => {
  await fillTicket(page, '07', '8', '123');
  await fillStorage(page, 'sessionStorage');
  await ticketSubmit(page, 3).click();
  await expectProgress(page, 3, 3);
  await expect(ticketDialog(page)).toContainText(km.ticket.notKept);
  await page.keyboard.press('Escape');
  await placeBet(page, '4');
  await page.reload();
  await waitForCountdown(page);
  await ticketButton(page).click();
  await expect(ticketDialog(page)).toContainText(km.ticket.empty);
  const numbers = ['07', '8', '123', '4'];
  expect(sent.map(({ number }) => number)).toEqual(numbers);
  const { round } = await control.state();
  expect(await storedNumbers(control, round.id)).toEqual(numbers);
});

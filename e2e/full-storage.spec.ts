import { km } from '../src/i18n/km';
import { fillStorage } from './support/browserStorage';
import {
  addChip,
  openBetModal,
  placeBet,
  slipSubmit,
  toast,
  userMenuButton,
  waitForCountdown,
} from './support/home';
import { expect, test } from './support/homeFixtures';
import { openLimits, setLimits } from './support/ownLimits';
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

test('a pause that a full local storage can not keep stops every bet of its tab, and the dialog says so', async ({
  home: page,
  sent,
}) => {
  await setLimits(page, { stake: '5,000' });
  await fillStorage(page, 'localStorage');
  const dialog = await openLimits(page);
  await dialog.getByRole('radio', { name: km.limits.pauses.hour }).check();
  await dialog.getByRole('button', { name: km.limits.save }).click();
  await expect(dialog.getByText(km.limits.notKept)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(userMenuButton(page)).toBeVisible();
  for (const number of ['7', '8']) {
    await page.keyboard.press('Delete');
    await openBetModal(page, number);
    await addChip(page, 1000);
    await slipSubmit(page).click();
    await expect(toast(page, km.limits.pausedUntil(''))).toBeVisible();
    await page.keyboard.press('Escape');
  }
  expect(sent).toEqual([]);
});

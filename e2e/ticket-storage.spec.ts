import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { expectBalance, waitForCountdown, placeBet } from './support/home';
import { holdBet, recordBetPosts } from './support/network';
import {
  expectProgress,
  fillTicket,
  storedNumbers,
  ticketButton,
  ticketDialog,
  ticketSubmit,
} from './support/ticket';
import { fillStorage } from './support/browserStorage';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/ERR_|WebSocket/));

/** Opens a tab that starts with a copy of the page's session storage, as a duplicated one does. */
async function duplicateTab(page: Page): Promise<Page> {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/')),
  ]);
  await waitForCountdown(tab);
  return tab;
}

/** Sends a ticket of 07, 8 and 123, holds its second bet, and duplicates the tab then. */
async function duplicateWhileSending(page: Page) {
  const bet = await holdBet(page, 2);
  await fillTicket(page, '07', '8', '123');
  await ticketSubmit(page, 3).click();
  await bet.held;
  return { bet, duplicate: await duplicateTab(page) };
}

test('a duplicate of a tab that sends its ticket starts with an empty one, and no line is sent twice', async ({
  home: page,
  control,
  sent,
}) => {
  const { bet, duplicate } = await duplicateWhileSending(page);
  const sentByDuplicate = recordBetPosts(duplicate);
  await expect(ticketButton(duplicate)).toBeVisible();
  await expect(ticketButton(duplicate)).not.toContainText(km.common.rielSign);
  await expect(duplicate.getByText(km.receipt.checking)).toBeHidden();
  await duplicate.keyboard.press('t');
  await expect(ticketDialog(duplicate)).toContainText(km.ticket.empty);
  bet.release();
  await expectProgress(page, 3, 3);
  await expectBalance(duplicate, 497_000);
  expect(sent.map(({ number }) => number)).toEqual(['07', '8', '123']);
  expect(sentByDuplicate).toEqual([]);
  const { round } = await control.state();
  expect(await storedNumbers(control, round.id)).toEqual(['07', '8', '123']);
});

test('a reload while a ticket is sent keeps it, although a duplicate of the tab is open', async ({
  home: page,
  sent,
}) => {
  const { duplicate } = await duplicateWhileSending(page);
  await page.reload();
  await waitForCountdown(page);
  await ticketButton(page).click();
  await expectProgress(page, 1, 3);
  await expect(ticketButton(duplicate)).not.toContainText(km.common.rielSign);
  expect(sent).toHaveLength(2);
});

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

import type { Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import { betPost } from '../support/betSlip';
import { expect, test } from '../support/homeFixtures';
import { holdBet } from '../support/network';
import { sophea } from '../support/players';
import {
  expectProgress,
  fillTicket,
  ticketButton,
  ticketDialog,
  ticketEntry,
  ticketLine,
  ticketSubmit,
  typeNumbers,
} from '../support/ticket';
import { waitForAnimations } from '../support/waitFor';
import { shoot } from './shoot';

const { ticket } = km;

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/./));

async function open(page: Page): Promise<void> {
  await ticketButton(page).click();
  await expect(ticketDialog(page)).toBeVisible();
}

/** At each size; next to the stage it is not open, so that a narrower window has to open it again. */
const shootTicket = (page: Page, name: string) =>
  shoot(page, name, {
    prepare: async () => {
      await waitForAnimations(page);
      if (await ticketButton(page).isVisible()) await open(page);
    },
  });

const pressed = (page: Page, name: string) =>
  ticketDialog(page).getByRole('button', { name, exact: true }).click();

/** Six numbers of all lengths at three amounts. */
async function fill(page: Page): Promise<void> {
  await open(page);
  for (const [chip, ...numbers] of [
    ['1,000', '123', '07', '8'],
    ['20,000', '112', '45'],
    ['50,000', '999'],
  ] as const) {
    await pressed(page, ticket.eachAmount(chip));
    await typeNumbers(page, ...numbers);
  }
}

test('ticket: empty, with 3, 12 and 50 numbers', async ({ home: page }) => {
  await open(page);
  await shootTicket(page, 'ticket-empty');
  for (const [name, from, to] of [
    ['ticket-3', 0, 3],
    ['ticket-12', 3, 12],
    ['ticket-full', 12, 50],
  ] as const) {
    const numbers = Array.from({ length: to - from }, (_, index) => String(7 * (from + index)));
    await typeNumbers(page, ...numbers);
    await shootTicket(page, name);
  }
});

test('ticket: warnings, one amount for all, unread', async ({ home: page, control }) => {
  await fill(page);
  await control.balance(sophea.id, 70_000);
  await control.limits({ min_bet: 2000, max_bet: 40_000 });
  await page.reload();
  await open(page);
  await expect(ticketLine(page, 5)).toContainText(km.betModal.balanceNotEnough);
  await ticketEntry(page).fill('12 1,000');
  await ticketEntry(page).press('Enter');
  await shootTicket(page, 'ticket-warnings');
  await pressed(page, ticket.amountOfAll);
  await shootTicket(page, 'ticket-amount');
});

test('ticket: late', async ({ home: page, control }) => {
  await control.faults({ rest: [{ ...betPost, mode: 'delay', ms: 1200 }] });
  await fillTicket(page, '1', '2', '3', '4');
  await ticketSubmit(page, 4).click();
  await expectProgress(page, 4, 4);
  await typeNumbers(page, ...Array.from({ length: 12 }, (_, index) => String(50 + index)));
  await control.countdown(14);
  await expect(ticketDialog(page)).toContainText(ticket.inTimeName);
  await shootTicket(page, 'ticket-late');
});

test('ticket: sending, refused, two notices', async ({ home: page, control }) => {
  const bet = await holdBet(page, 3);
  await fill(page);
  await ticketSubmit(page, 6).click();
  await bet.held;
  await shootTicket(page, 'ticket-sending');
  const body = { message: 'Insufficient balance' };
  await control.faults({ rest: [{ ...betPost, mode: 'status', status: 422, after: 1, body }] });
  bet.release();
  await expectProgress(page, 3, 6);
  await shootTicket(page, 'ticket-refused');
  const { round } = await control.startRound();
  await control.countdown(600);
  await expect(ticketDialog(page)).toContainText(km.betModal.moveToRound(round.id));
  await shootTicket(page, 'ticket-two-notices');
});

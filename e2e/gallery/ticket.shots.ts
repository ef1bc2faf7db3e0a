import type { Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import { betPost } from '../support/betSlip';
import { addChip, betDialog, openBetModal } from '../support/home';
import { expect, test } from '../support/homeFixtures';
import { holdBet } from '../support/network';
import { sophea } from '../support/players';
import {
  expectProgress,
  ticketButton,
  ticketDialog,
  ticketLine,
  ticketSubmit,
  typeNumbers,
} from '../support/ticket';
import { waitForAnimations } from '../support/waitFor';
import { shoot } from './shoot';

const { ticket } = km;

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/./));

/** Six numbers of all lengths with amounts from 1,000 to 50,000 riel. */
async function fill(page: Page): Promise<void> {
  for (const [number, chip] of [
    ['123', 1000],
    ['07', 5000],
    ['8', 10_000],
    ['112', 20_000],
    ['999', 50_000],
    ['45', 1000],
  ] as const) {
    await openBetModal(page, number);
    await addChip(page, chip);
    await betDialog(page).getByRole('button', { name: ticket.add }).click();
    await expect(betDialog(page)).toBeHidden();
  }
}

async function open(page: Page): Promise<void> {
  await ticketButton(page).click();
  await expect(ticketDialog(page)).toBeVisible();
}

/** At each size; beside the stage it is not open, so that a narrower window has to open it again. */
const shootTicket = (page: Page, name: string) =>
  shoot(page, name, {
    prepare: async () => {
      await waitForAnimations(page);
      if (await ticketButton(page).isVisible()) await open(page);
    },
  });

const pressed = (page: Page, name: string) =>
  ticketDialog(page).getByRole('button', { name, exact: true }).click();

test('ticket: empty, filled, warnings, one amount for all', async ({ home: page, control }) => {
  await open(page);
  await shootTicket(page, 'ticket-empty');
  await page.keyboard.press('Escape');
  await fill(page);
  await shoot(page, 'ticket-on-home');
  await open(page);
  await shootTicket(page, 'ticket-filled');
  await page.keyboard.press('Escape');
  await control.balance(sophea.id, 70_000);
  await control.limits({ min_bet: 2000, max_bet: 40_000 });
  await page.reload();
  await open(page);
  await expect(ticketLine(page, 4)).toContainText(km.betModal.balanceNotEnough);
  await shootTicket(page, 'ticket-warnings');
  await pressed(page, ticket.amountOfAll);
  await shootTicket(page, 'ticket-amount');
});

test('ticket: sending, stopped, placed', async ({ home: page, control }) => {
  const bet = await holdBet(page, 3);
  await fill(page);
  await open(page);
  await ticketSubmit(page, 6).click();
  await bet.held;
  await shootTicket(page, 'ticket-sending');
  const refusal = { ...betPost, mode: 'status', status: 422, after: 1 } as const;
  await control.faults({ rest: [{ ...refusal, body: { message: 'Insufficient balance' } }] });
  bet.release();
  await expectProgress(page, 3, 6);
  await shootTicket(page, 'ticket-stopped');
  await control.faults({ clear: true });
  await ticketSubmit(page, 3).click();
  await expectProgress(page, 3, 3);
  await shootTicket(page, 'ticket-placed');
});

test('ticket: unclear, other round', async ({ home: page, control }) => {
  await control.faults({ rest: [{ ...betPost, mode: 'drop-before', after: 2, times: 1 }] });
  await fill(page);
  await open(page);
  await ticketSubmit(page, 6).click();
  await expect(ticketLine(page, 2)).toContainText(ticket.unclear);
  await shootTicket(page, 'ticket-unclear');
  const { round } = await control.startRound();
  await control.countdown(600);
  const move = ticketDialog(page).getByRole('button', { name: km.betModal.moveToRound(round.id) });
  await expect(move).toBeVisible();
  await expect(ticketDialog(page)).not.toContainText(ticket.unclear);
  await shootTicket(page, 'ticket-other-round');
});

test('ticket: 50 numbers', async ({ home: page }) => {
  await open(page);
  await typeNumbers(page, ...Array.from({ length: 50 }, (_, index) => String(100 + index)));
  await shootTicket(page, 'ticket-full');
});

import type { Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import { expect, test } from '../support/homeFixtures';
import { addChip, betDialog, openBetModal, placeBet, slipSubmit } from '../support/home';
import { receiptCard } from '../support/betSlip';
import { shoot } from './shoot';

const lists = { method: 'GET', path: '/bets', mode: 'status', status: 500 } as const;
const lost = { method: 'POST', path: '/bets', mode: 'drop-before' } as const;

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/./));

async function press(page: Page): Promise<void> {
  await openBetModal(page, '472');
  await addChip(page, 20_000);
  await slipSubmit(page).click();
}

test('receipts: sending, being checked, not found', async ({ home: page, control }) => {
  for (const number of ['7', '07', '583']) await placeBet(page, number);
  await control.faults({
    rest: [{ method: 'POST', path: '/bets', mode: 'delay', ms: 9000 }, lost, lists],
  });
  await press(page);
  await expect(slipSubmit(page)).toHaveAttribute('aria-busy', 'true');
  await shoot(page, 'receipt-sending');
  await expect(betDialog(page)).toContainText(km.receipt.checking);
  await shoot(page, 'receipt-modal-checking');
  await page.keyboard.press('Escape');
  await expect(receiptCard(page, km.receipt.checking)).toBeVisible();
  await shoot(page, 'receipt-checking');
  await page.reload();
  await expect(receiptCard(page, km.receipt.checking)).toBeVisible();
  await shoot(page, 'receipt-checking-after-reload');
  await openBetModal(page, '472');
  await addChip(page, 20_000);
  await expect(betDialog(page)).toContainText(km.receipt.waitForCheck);
  await shoot(page, 'receipt-modal-equal-checked');
  await page.keyboard.press('Escape');
  await control.faults({ clear: true });
  await expect(receiptCard(page, km.receipt.notFound)).toBeVisible({ timeout: 60_000 });
  await shoot(page, 'receipt-not-found');
});

test('receipts: not placed', async ({ home: page, control }) => {
  await control.faults({ rest: [lost] });
  await press(page);
  await expect(betDialog(page)).toContainText(km.receipt.checking);
  await page.keyboard.press('Escape');
  await control.faults({ clear: true });
  await control.startRound();
  await control.startRound();
  await control.countdown(600);
  await expect(receiptCard(page, km.receipt.notPlaced)).toBeVisible({ timeout: 60_000 });
  await shoot(page, 'receipt-not-placed');
});

test('receipts: placed after all', async ({ home: page, control }) => {
  await control.faults({ rest: [{ ...lost, mode: 'drop-after' }] });
  await press(page);
  await expect(receiptCard(page, km.receipt.placed)).toBeVisible();
  await shoot(page, 'receipt-placed');
});

test('slow line: the receipt of a slow answer', async ({ home: page, control }) => {
  await control.faults({ rest: [{ path: '*', mode: 'delay', ms: 2200 }] });
  await placeBet(page, '472');
  await expect(receiptCard(page, km.receipt.placed)).toBeVisible();
  await shoot(page, 'receipt-slow-answer');
});

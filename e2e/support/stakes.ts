import { expect, type Locator, type Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import type { SandboxControl } from './control';
import { betDialog, fillSlip, slipSubmit } from './home';

/** The call of a stake, for the sandbox's faults. */
export const betPost = { method: 'POST', path: '/bets' } as const;

/** 'Bet again' in the dialog of a stake that was not found. */
export const betAgain = (page: Page): Locator =>
  betDialog(page).getByRole('button', { name: km.receipt.betAgain });

/** Fills the slip with 1,000 riel on 07 and presses submit once. */
export async function sendStake(page: Page): Promise<void> {
  await fillSlip(page);
  await slipSubmit(page).click();
}

/** Sends such a stake, which never reaches the server; the dialog says so and offers it again. */
export async function loseStake(page: Page, control: SandboxControl): Promise<void> {
  await control.faults({ rest: [{ ...betPost, mode: 'drop-before' }] });
  await sendStake(page);
  await expect(betDialog(page)).toContainText(km.receipt.notFound, { timeout: 20_000 });
  await control.faults({ clear: true });
}

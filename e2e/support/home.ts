import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import { formatAmount } from '../../src/domain/money';
import type { SandboxControl } from './control';
import type { Sandbox } from './fixtures';
import type { Player } from './players';
import { signIn } from './players';

/** Longer than any test; game seconds. */
const LONG_ROUND = 600;

/** The betting form, with the round's id in it. */
export const bettingForm = (page: Page): Locator =>
  page.getByRole('region', { name: km.home.bettingForm });

export const roundTimer = (page: Page): Locator =>
  page.getByRole('timer', { name: km.home.timeLeft });

export const userMenuButton = (page: Page): Locator =>
  page.getByRole('button', { name: km.header.userMenu });

export const betDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: km.betModal.title, exact: true });

export const resultDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: km.resultModal.title });

/** The number display of the betting form. */
export const numberDisplay = (page: Page): Locator =>
  page.getByRole('textbox', { name: km.home.number, exact: true });

export const keypadKey = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: km.keypad.label }).getByRole('button', { name, exact: true });

export const slipSubmit = (page: Page): Locator =>
  betDialog(page).getByRole('button', {
    name: new RegExp(`^(${km.betModal.submit}|${km.betModal.submitAnyway})$`),
  });

export const amountField = (page: Page): Locator =>
  betDialog(page).getByRole('textbox', { name: km.betModal.amount });

/** The newest toast with this text; an older one may still be leaving. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({ hasText: text }).last();

/** A row of a table, from 1 for the first below the header. */
export const tableRow = (page: Page, table: string, index: number): Locator =>
  page.getByRole('table', { name: table }).getByRole('row').nth(index);

/** Opens the user menu and presses an item. */
export async function openFromMenu(page: Page, item: string): Promise<void> {
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Opens home in another tab, which then counts down. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/');
  await waitForCountdown(tab);
  return tab;
}

/** Waits until the header shows this balance in riel, also behind an open dialog. */
export async function expectBalance(page: Page, riel: number): Promise<void> {
  const header = page.getByRole('button', { name: km.header.userMenu, includeHidden: true });
  await expect(header).toContainText(`${formatAmount(riel)}${km.common.rielSign}`);
}

/**
 * Opens home signed in, in a round that stays open, and waits until it takes bets and the balance is known.
 */
export async function openHome(
  page: Page,
  context: BrowserContext,
  sandbox: Sandbox,
  player: Player,
  address = '/',
): Promise<void> {
  await signIn(context, sandbox, player);
  await sandbox.control.countdown(LONG_ROUND);
  await page.goto(address);
  await expect(keypadKey(page, km.keypad.enter)).toBeEnabled();
  await expectBalance(page, player.balance);
}

/** Waits until the betting form shows this round. */
export async function expectRound(page: Page, id: number): Promise<void> {
  await expect(bettingForm(page)).toContainText(`${km.home.round}${km.common.roundTag(id)}`);
}

/** Waits for the first countdown push of an open round. */
export async function waitForCountdown(page: Page): Promise<void> {
  await expect(roundTimer(page)).toContainText(/\d/);
}

/** Presses the digits on the screen's keypad. */
export async function pressDigits(page: Page, number: string): Promise<void> {
  for (const digit of number) await keypadKey(page, digit).click();
  await expect(numberDisplay(page)).toHaveValue(number);
}

/** Presses a number and the keypad's submit; the bet modal is open afterwards. */
export async function openBetModal(page: Page, number: string): Promise<void> {
  await pressDigits(page, number);
  await keypadKey(page, km.keypad.enter).click();
  await expect(betDialog(page)).toBeVisible();
}

/** Adds one chip of this value, in riel, to the amount. */
export async function addChip(page: Page, riel: number): Promise<void> {
  await betDialog(page)
    .getByRole('button', { name: km.betModal.addChip(formatAmount(riel)), exact: true })
    .click();
}

/** Bets 1,000 riel on a number and waits until the server has taken it. */
export async function placeBet(page: Page, number: string): Promise<void> {
  await openBetModal(page, number);
  await addChip(page, 1000);
  await submitSlip(page);
}

/** Sends the filled slip and waits until the server has taken it. */
export async function submitSlip(page: Page): Promise<void> {
  await slipSubmit(page).click();
  await expect(betDialog(page)).toBeHidden();
}

/** From now on the server refuses every stake with this message. */
export async function refuseStakes(control: SandboxControl, message: string): Promise<void> {
  await control.faults({
    rest: [{ method: 'POST', path: '/bets', mode: 'status', status: 422, body: { message } }],
  });
}

/** Opens the slip for 07 with a chip of 1,000 riel. */
export async function fillSlip(page: Page): Promise<void> {
  await openBetModal(page, '07');
  await addChip(page, 1000);
}

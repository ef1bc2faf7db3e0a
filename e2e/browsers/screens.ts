import { km } from '../../src/i18n/km';
import { formatAmount } from '../../src/domain/money';
import type { SandboxControl } from '../support/control';
import type { Player } from '../support/players';
import type { Target } from './findInPage';
import type { WebPage } from './webPage';

/** The number display of the betting form. */
export const number: Target = { role: 'textbox', name: km.home.number };

/** The amount field of the slip. */
export const amount: Target = {
  role: 'textbox',
  name: { pattern: `^${km.betModal.amount}` },
  within: { role: 'dialog' },
};

export const resultDialog: Target = {
  role: 'dialog',
  name: { pattern: `^${km.resultModal.title} #` },
};

const userMenu: Target = { role: 'button', name: { pattern: km.header.userMenu } };

export const keypadKey = (name: string): Target => ({
  role: 'button',
  name: { pattern: `^${name}` },
  within: { role: 'group', name: km.keypad.label },
});

export const table = (name: string): Target => ({ role: 'table', name });

/** Waits until the header shows this balance, in riel. */
export async function expectBalance(page: WebPage, riel: number): Promise<void> {
  await page.expectShown(userMenu, `${formatAmount(riel)}${km.common.rielSign}`);
}

/** Lets the round last longer than a test, and waits until the page counts it down. */
export async function startLongRound(page: WebPage, control: SandboxControl): Promise<void> {
  await control.countdown(600);
  await page.expectShown({ role: 'timer', name: km.home.timeLeft }, '59');
}

/** Signs in with the keyboard alone and waits for home. */
export async function signInByKeyboard(page: WebPage, player: Player): Promise<void> {
  await page.open('/login');
  await page.expectFocused({ label: km.login.username });
  await page.type(player.username);
  await page.press('Tab');
  await page.expectFocused({ label: km.login.password });
  await page.type(player.password);
  await page.press('Enter');
  await page.expectAddress('/');
}

/** Signs in with the mouse, as far as one can, and waits for home with its balance. */
export async function signInByPointer(page: WebPage, player: Player): Promise<void> {
  await page.open('/login');
  await page.click({ label: km.login.username });
  await page.type(player.username);
  await page.click({ label: km.login.password });
  await page.type(player.password);
  await page.click({ role: 'button', name: km.login.submit });
  await page.expectAddress('/');
  await expectBalance(page, player.balance);
}

/** Opens the user menu and presses an item. */
export async function openFromUserMenu(page: WebPage, item: string): Promise<void> {
  await page.click(userMenu);
  await page.click({ role: 'menuitem', name: item });
}

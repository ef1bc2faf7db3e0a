import { expect, type Locator, type Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import type { SandboxControl } from './control';
import { betDialog, expectBalance, fillSlip, placeBet, slipSubmit } from './home';
import { passTimeUntil } from './pageClock';

/** The request of a bet, for the sandbox's faults. */
export const betPost = { method: 'POST', path: '/bets' } as const;

/** The next stake is stored, and the browser repeats it because its connection dies. */
export const repeatedStake = { ...betPost, mode: 'reset-after', times: 1 } as const;

/**
 * The keys of the stakes that reached the server, null for each without one. The browser repeats a stake on its
 * own, and no request of the page shows it.
 */
export async function keysOfStakes(control: SandboxControl): Promise<(string | null)[]> {
  const requests = await control.requests();
  const stakes = requests.filter(({ method, path }) => method === 'POST' && path === '/bets');
  return stakes.map(({ key }) => key);
}

/** The open bets that the server has stored, and the player's balance there in riel. */
export async function storedStakes(
  control: SandboxControl,
  userId: number,
): Promise<{ open: number; balance: number | undefined }> {
  const { bets = [], ledger } = await control.state(userId);
  const open = bets.filter(({ is_calculate: isSettled }) => !isSettled).length;
  return { open, balance: ledger.balances[userId] };
}

/** 'Bet again' on the receipt of a stake that was not placed. */
export const betAgain = (page: Page): Locator =>
  receiptCard(page, km.receipt.notPlaced).getByRole('button', { name: km.receipt.betAgain });

/** Fills the slip with 1,000 riel on 07 and presses submit once. */
export async function sendStake(page: Page): Promise<void> {
  await fillSlip(page);
  await slipSubmit(page).click();
}

/** Sends a stake that never reaches the server; the dialog says that it is not in the list. */
export async function loseStake(page: Page, control: SandboxControl): Promise<void> {
  await sendLostStake(page, control);
  await expectNotFound(page);
  await control.faults({ clear: true });
}

/** The same, until a settled bet of its round proves that the server does not have it, and 'bet again' is offered. */
export async function loseStakeForSure(page: Page, control: SandboxControl): Promise<void> {
  await loseStake(page, control);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await placeBet(page, '8');
  await expectBalance(page, 499_000);
  await control.nextResult('111');
  await control.startRound();
  await control.countdown(600);
  await expect(betAgain(page)).toBeVisible();
}

/** Opens the slip of a stake of the last round again, and moves it to the present one. */
export const moveSlip = async (page: Page): Promise<void> =>
  betDialog(page)
    .getByRole('button', { name: new RegExp(km.betModal.moveToRound('\\d+')) })
    .click();

/** The same on a page with an installed clock, which runs ahead. */
export async function loseClockedStake(page: Page, control: SandboxControl): Promise<void> {
  await sendLostStake(page, control);
  await passTimeUntil(page, control, expectNotFound(page));
  await control.faults({ clear: true });
}

async function sendLostStake(page: Page, control: SandboxControl): Promise<void> {
  await control.faults({ rest: [{ ...betPost, mode: 'drop-before' }] });
  await sendStake(page);
}

async function expectNotFound(page: Page): Promise<void> {
  await expect(betDialog(page)).toContainText(km.receipt.notFound);
}

/** The receipts on home with this title. */
export const receiptCard = (page: Page, title: string): Locator =>
  page
    .getByRole('group', { name: km.receipt.label })
    .getByRole('article')
    .filter({ has: page.getByText(title, { exact: true }) });

/**
 * Remembers when the amount field first gets the focus, which is when the slip has opened.
 * @returns presses Enter with a timestamp this many milliseconds after the opening, however slow
 *   the machine is
 */
export async function trackSlipOpening(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement && target.closest('form') !== null) {
        // The first focus: a later one does not open it again.
        document.documentElement.dataset['openedAt'] ??= String(performance.now());
      }
    });
  });
  const devTools = await page.context().newCDPSession(page);
  return async (ms) => {
    const openedAt = await page.evaluate(
      () => performance.timeOrigin + Number(document.documentElement.dataset['openedAt']),
    );
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
    const timestamp = (openedAt + ms) / 1000;
    await devTools.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      text: '\r',
      timestamp,
      ...key,
    });
    await devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key });
  };
}

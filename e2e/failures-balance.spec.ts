import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { expectBalance, placeBet, waitForCountdown, userMenuButton } from './support/home';
import { sophea, signIn } from './support/players';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/WebSocket|ERR_|500/));

test(
  '[3.19] failure 6: until the first balance there is a placeholder, never 0 or NaN',
  { tag: '@core' },
  async ({ page, context, sandbox }) => {
    await sandbox.control.faults({ database: { delayMs: 3000 } });
    await signIn(context, sandbox, sophea);
    const shown = await recordBalanceTexts(page);
    await page.goto('/');
    await waitForCountdown(page);
    await expect(userMenuButton(page)).toContainText(km.common.placeholder);
    await expect(userMenuButton(page)).toContainText('500,000៛');
    await sandbox.control.faults({ clear: true });
    await placeBet(page, '7');
    await expectBalance(page, 499_000);
    await sandbox.control.nextResult('007');
    await sandbox.control.finishRound();
    await expect.poll(() => shown.at(-1)).toContain('508,000៛');
    expect(shown[0]).toContain(km.common.placeholder);
    expect(shown.filter((text) => /NaN|null|undefined|(?<![\d,])0៛/.test(text))).toEqual([]);
  },
);

test('failure 6: a balance that cannot be followed stays on screen, marked, until it is followed again', async ({
  home: page,
  control,
}) => {
  const badge = userMenuButton(page);
  await control.faults({ database: { drop: true, refuse: true } });
  await expect(badge).toContainText(km.connection.balanceStale);
  await expectBalance(page, 500_000);
  await control.balance(sophea.id, 7000);
  await control.faults({ database: { refuse: false } });
  await expectBalance(page, 7000);
  await expect(badge).not.toContainText(km.connection.balanceStale);
});

/** Records every text of the user menu's button. */
async function recordBalanceTexts(page: Page): Promise<string[]> {
  const shown: string[] = [];
  await page.exposeFunction('recordBalance', (text: string) => shown.push(text));
  await page.addInitScript((label: string) => {
    const { recordBalance } = window as unknown as { recordBalance(text: string): void };
    new MutationObserver(() => {
      for (const button of document.querySelectorAll('button')) {
        const text = button.textContent;
        if (text.includes(label)) recordBalance(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, km.header.userMenu);
  return shown;
}

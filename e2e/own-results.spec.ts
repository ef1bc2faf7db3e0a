import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expectNoViolations } from './support/accessibility';
import { expectBettingOpen } from './support/connection';
import { expect, test } from './support/fixtures';
import { openHome, placeBet, userMenuButton } from './support/home';
import { setHidden } from './support/pageVisibility';
import { sophea } from './support/players';

interface ShownNotification {
  title: string;
  body: string;
  tag: string;
}

/** Notifications that are only noted: a headless browser denies the real ones, even if they are granted. */
async function noteNotifications(page: Page): Promise<() => Promise<ShownNotification[]>> {
  await page.addInitScript(() => {
    const shown: unknown[] = [];
    class NotedNotification extends EventTarget {
      static permission = sessionStorage.getItem('permission') ?? 'default';
      static requestPermission() {
        NotedNotification.permission = 'granted';
        sessionStorage.setItem('permission', 'granted');
        return Promise.resolve('granted');
      }
      constructor(title: string, { body, tag }: NotificationOptions) {
        super();
        shown.push({ title, body, tag });
      }
    }
    Object.assign(window, { shown, Notification: NotedNotification });
  });
  return () => page.evaluate(() => (window as unknown as { shown: ShownNotification[] }).shown);
}

const switchItem = (page: Page) => page.getByRole('menuitemcheckbox');
const behind = (figure: string) => km.titles.behind(figure, km.titles.home);

test('the title counts down on a hidden page, and has the own result after the draw', async ({
  page,
  context,
  sandbox,
}) => {
  const { control } = sandbox;
  await openHome(page, context, sandbox, sophea);
  await expect(page).toHaveTitle(/^\d+ · /);
  await placeBet(page, '07');
  await setHidden(page, true);
  await control.countdown(300);
  await expect(page).toHaveTitle(behind('299'));
  await control.nextResult('107');
  await control.finishRound();
  await expect(page).toHaveTitle(km.titles.home);
  await expect(page).toHaveTitle(behind('+89,000៛'), { timeout: 15_000 });
  await control.startRound();
  await expect(page).toHaveTitle(/^\d+ · /);
});

test('a hidden page notifies of an own result once, after the switch was pressed', async ({
  page,
  context,
  sandbox,
}) => {
  const { control } = sandbox;
  const shown = await noteNotifications(page);
  await openHome(page, context, sandbox, sophea);
  await placeBet(page, '07');
  await userMenuButton(page).click();
  await expect(switchItem(page)).not.toBeChecked();
  await switchItem(page).click();
  await expect(switchItem(page)).toBeChecked();
  await expectNoViolations(page, 'user menu');
  await page.keyboard.press('Escape');
  await page.reload();
  await userMenuButton(page).click();
  await expect(switchItem(page)).toBeChecked();
  await page.keyboard.press('Escape');
  await expectBettingOpen(page);
  await setHidden(page, true);
  const { round } = await control.state();
  await control.nextResult('108');
  await control.finishRound();
  await expect.poll(shown, { timeout: 20_000 }).toEqual([
    {
      title: '-1,000៛',
      body: km.notifications.ownResult(km.common.roundTag(round.id)),
      tag: `round-${round.id}`,
    },
  ]);
});

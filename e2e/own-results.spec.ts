import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expectNoViolations } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { openHome, placeBet, userMenuButton } from './support/home';
import { sophea } from './support/players';

interface Told {
  title: string;
  body: string;
  tag: string;
}

/** Notes the notifications of the page, which a headless browser does not show. */
async function noteNotifications(page: Page): Promise<() => Promise<Told[]>> {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.Notification = new Proxy(window.Notification, {
      construct(Real, [title, options]: [string, NotificationOptions]) {
        told.push({ title, body: options.body, tag: options.tag });
        return new Real(title, options);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { told: Told[] }).told);
}

/** Another tab covers the page, or no longer does. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
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
  await context.grantPermissions(['notifications']);
  const told = await noteNotifications(page);
  await openHome(page, context, sandbox, sophea);
  await placeBet(page, '07');
  await userMenuButton(page).click();
  await expect(switchItem(page)).not.toBeChecked();
  await switchItem(page).press('Enter');
  await expect(switchItem(page)).toBeChecked();
  await expectNoViolations(page, 'user menu');
  await page.keyboard.press('Escape');
  await page.reload();
  await userMenuButton(page).click();
  await expect(switchItem(page)).toBeChecked();
  await page.keyboard.press('Escape');
  await setHidden(page, true);
  const { round } = await control.state();
  await control.nextResult('108');
  await control.finishRound();
  await expect.poll(told, { timeout: 20_000 }).toEqual([
    {
      title: '-1,000៛',
      body: km.notifications.ownResult(km.common.roundTag(round.id)),
      tag: `round-${round.id}`,
    },
  ]);
});

test('a browser that denies notifications leaves the switch off and says so', async ({
  page,
  context,
  sandbox,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' });
    Notification.requestPermission = () => Promise.resolve('denied' as const);
  });
  await openHome(page, context, sandbox, sophea);
  await userMenuButton(page).click();
  await expect(switchItem(page)).toContainText(km.notifications.whileHidden);
  await switchItem(page).click();
  await expect(switchItem(page)).toContainText(km.notifications.denied);
  await expect(switchItem(page)).not.toBeChecked();
});

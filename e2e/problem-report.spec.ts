import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { placeBet, openFromMenu } from './support/home';
import { submitLogin } from './support/players';
import { expectConsistent, openTrace, playersScreen, traceIn } from './support/replay';
import {
  openReport,
  openReportAtLogin,
  readyReport,
  saveAndReadTrace,
} from './support/problemReport';

const texts = km.problemReport;
const thrown = 'no such row';

/** Makes the rules screen throw while it renders, until a reload. */
async function breakRules(page: Page): Promise<void> {
  await page.evaluate((message) => {
    // The rules screen formats its payouts with it.
    const { prototype } = Intl.NumberFormat;
    const original = Object.getOwnPropertyDescriptor(prototype, 'format');
    Object.defineProperty(prototype, 'format', {
      ...original,
      get(this: Intl.NumberFormat): unknown {
        if (window.location.pathname === '/rule') throw new Error(message);
        return original?.get?.call(this);
      },
    });
  }, thrown);
}

test('after an error in rendering and a reload, the last actions are still offered and replay', async ({
  home: page,
  control,
  watch,
}) => {
  watch.allowConsoleErrors(new RegExp(thrown));
  await control.countdown(600);
  await placeBet(page, '07');
  await breakRules(page);
  await openFromMenu(page, km.header.rule);
  await expect(page.getByText(thrown)).toBeVisible();
  await expect(page.getByRole('button', { name: km.common.reportProblem })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: km.rule.title })).toBeVisible();
  const dialog = await openReport(page);
  const failed = dialog.getByRole('radio', { name: new RegExp(failedPattern()) });
  await expect(failed).toBeChecked();
  await dialog.getByRole('button', { name: texts.showSteps }).click();
  const steps = dialog.getByRole('list', { name: texts.lastSteps });
  await expect(steps).toContainText('problemReport/errorShown');
  await expect(steps).toContainText('bets/betAccepted');

  const { name, bytes } = await saveAndReadTrace(page);
  const file = { name, mimeType: 'application/gzip', buffer: bytes };
  await openTrace(page, file);
  await expectConsistent(page);
  await expect(page.getByText(thrown).first()).toBeVisible();
});

test(
  'a half-filled login is in the trace without its password and replays',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/login');
    await submitLogin(page, 'soph', 'canary-password');
    await expect(page.getByText(km.login.atLeastSix)).toBeVisible();
    await page.getByRole('button', { name: km.common.reportProblem }).click();
    await readyReport(page);
    const { name, bytes, text } = await saveAndReadTrace(page);
    expect(text).not.toContain('canary');

    await openTrace(page, { name, mimeType: 'application/gzip', buffer: bytes });
    await expectConsistent(page);
    const { nextActionId } = traceIn({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await page.evaluate((step) => void (window.location.hash = `step=${step}`), nextActionId - 2);
    const screen = playersScreen(page);
    await expect(screen.locator('[name="username"]')).toHaveValue('…');
    await expect(screen.getByText(km.login.atLeastSix)).toBeVisible();
    await expect(screen.locator('[name="password"]')).toHaveValue('');
    await expect(screen.locator('[name="password"]')).toHaveAttribute('placeholder', /^•+$/);
    await expect(page.getByText('0 blocked')).toBeVisible();
  },
);

test('at 412 px nothing lies over the buttons of the report, wherever it is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 600 });
  await page.goto('/login');
  const dialog = await openReportAtLogin(page);
  await dialog.getByRole('button', { name: texts.showSteps }).click();
  const content = dialog.locator('.MuiDialogContent-root');
  const label = dialog.locator('label', { hasText: texts.message });
  const close = dialog.getByRole('button', { name: km.keypad.close, exact: true });
  const room = await content.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(room, 'the dialog scrolls').toBeGreaterThan(100);
  for (let top = 0; top <= room; top += 20) {
    await content.evaluate((element, to) => element.scrollTo(0, to), top);
    await close.click({ trial: true });
    await dialog.getByRole('button', { name: texts.save }).click({ trial: true });
  }
  await content.evaluate((element) => element.scrollTo(0, 0));
  await expect(label).toBeInViewport();
});

function failedPattern(): string {
  return texts.failedRecording('TIME').replace(/[()]/g, '\\$&').replace('TIME', '\\d\\d:\\d\\d');
}

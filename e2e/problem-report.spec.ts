import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { placeBet, openFromMenu } from './support/home';
import { expectConsistent, openTrace } from './support/replay';
import { openReport, openReportAtLogin, saveAndReadTrace } from './support/problemReport';

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

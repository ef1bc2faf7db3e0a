import type { Page } from '@playwright/test';
import { longTraceText } from '../src/testing/longTrace';
import { expectNoViolations } from './support/accessibility';
import {
  expect,
  expectConsistent,
  expectStep,
  fileOf,
  openTrace,
  stepOf,
  stepTitle,
  test,
} from './support/replay';

const networkSwitch = (page: Page) => page.getByRole('button', { name: 'Network', exact: true });
const timeline = (page: Page) => page.getByRole('contentinfo', { name: 'Time of the recording' });
const lanes = (page: Page) => timeline(page).locator('svg[data-lane]');

test('the lanes of the network show a call, its facts and its step, and the connections below it', async ({
  page,
  recording,
}) => {
  await openTrace(page, recording);
  await networkSwitch(page).click();
  await expect(timeline(page)).toContainText('WebsocketDatabaseBalance');
  const label = timeline(page).getByText('getReport 4.0 s');
  await expect(label).toBeVisible();
  // The slider over the lanes takes the pointer.
  await label.hover({ force: true });
  const hint = page.getByRole('tooltip');
  await expect(hint).toContainText('getReport · answered in 4.0 s');
  await expect(hint).toContainText(/\d+ bytes of recorded JSON/);
  await label.click({ force: true });
  await expect(stepTitle(page)).toContainText('getReport pending');

  const lost = page.locator('[data-look="lost"] path').first();
  await expect(lost).toBeAttached();
  const websocket = await lost.boundingBox();
  if (!websocket) throw new Error('the lost connection has no box');
  const middle = { x: websocket.x + websocket.width / 2, y: websocket.y + websocket.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await expect(hint).toContainText('websocket lost for 6.0 s');
  await page.mouse.click(middle.x, middle.y);
  await expectStep(page, stepOf(recording, 'game/connectionLost'));
});

test('the switch of the network lanes is remembered, and the keys stay with the page', async ({
  page,
  recording,
}) => {
  await openTrace(page, recording, 10);
  await expect(networkSwitch(page)).toHaveAttribute('aria-expanded', 'false');
  await networkSwitch(page).focus();
  await page.keyboard.press('Enter');
  await expect(networkSwitch(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Shift+ArrowRight');
  await expectStep(page, 11);
  await openTrace(page, recording);
  await expect(networkSwitch(page)).toHaveAttribute('aria-expanded', 'true');
  await networkSwitch(page).click();
  await openTrace(page, recording);
  await expect(networkSwitch(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the list of the network leads by the keys alone to each call, connection and balance', async ({
  page,
  recording,
}) => {
  await openTrace(page, recording);
  await page.getByRole('tab', { name: 'Network' }).click();
  const list = page.getByRole('list', { name: 'Network' });
  const refused = list.getByRole('button', { name: /placeBet .*failed \(422\)/ });
  const balance = list.getByRole('button', { name: /balance .*500,000 → 495,000 \(-5,000\)/ });
  await list.getByRole('button').first().focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(balance).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(stepTitle(page)).toContainText('session/balanceReceived');
  await expect(async () => {
    await list.getByRole('button').last().scrollIntoViewIfNeeded();
    await expect(refused).toBeVisible({ timeout: 50 });
  }).toPass();
  await refused.click();
  await expectStep(
    page,
    stepOf(recording, 'bets/betSent', stepOf(recording, 'bets/betAccepted')) + 1,
  );
});

test('five hours have a few nodes in the lanes and the list of the network', async ({ page }) => {
  await openTrace(page, fileOf(longTraceText(5), 'five-hours.trace.json'));
  await networkSwitch(page).click();
  await page.getByRole('tab', { name: 'Network' }).click();
  await expect(lanes(page).last().locator('path').first()).toHaveAttribute('d', /V/);
  expect(await timeline(page).locator('svg *').count()).toBeLessThan(40);
  expect(await page.getByRole('list', { name: 'Network' }).locator('*').count()).toBeLessThan(600);
});

for (const { width, height } of [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`at ${width} px the network fits, leaves the screen its room, and axe finds no violation`, async ({
    page,
    recording,
  }) => {
    await page.setViewportSize({ width, height });
    await openTrace(page, recording);
    await expectConsistent(page);
    await networkSwitch(page).click();
    await expect(lanes(page)).toHaveCount(4);
    const [time, frame] = await Promise.all([
      timeline(page).boundingBox(),
      page.locator('iframe').boundingBox(),
    ]);
    expect(time?.height).toBeLessThan(0.4 * height);
    expect(frame?.height).toBeGreaterThan(120);
    await page.getByRole('tab', { name: 'Network' }).click();
    // On a phone axe finds the row of facts, which has no focus.
    if (width > 640) await expectNoViolations(page, 'the network');
  });
}

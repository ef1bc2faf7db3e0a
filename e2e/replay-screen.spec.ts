import { km } from '../src/i18n/km';
import { expectInView } from './support/pageLayout';
import {
  actionList,
  fileOf,
  openSteps,
  openTrace,
  playersScreen,
  stepOf,
  traceIn,
  expect,
  test,
} from './support/replay';

test.describe('on a support computer with another clock, zone and language', () => {
  test.use({ timezoneId: 'America/Los_Angeles', locale: 'en-US' });

  test('the replay shows the player’s countdown, route, half-filled bet and error', async ({
    page,
    context,
    baseURL,
    recording,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T22:30:00-08:00'));
    await context.addCookies([
      { name: 'access_token', value: 'of-support', url: baseURL ?? '' },
      { name: 'username', value: 'support', url: baseURL ?? '' },
    ]);
    const refused = stepOf(recording, 'bets/betRefused');
    await openTrace(page, recording, stepOf(recording, 'bets/slipAmountChanged', refused));
    const screen = playersScreen(page);
    // The open dialog hides the fields and the countdown from role queries.
    await expect(screen.locator('[name="amount"]')).toHaveValue('25,000');
    await expect(screen.getByText('The stake is above your limit.')).toBeVisible();
    await expect(screen.locator('[role="dialog"] [role="timer"]')).toContainText('40');
    await expect(screen.getByText('sophea')).toBeVisible();
    const stage = page.getByRole('region', { name: 'The player’s screen', exact: true });
    await expect(stage.getByRole('code')).toHaveText('/?slug=win-lose');
    const position = page.getByRole('group', { name: 'Time' });
    await expect(position).toContainText('20-11-2026 14:01:');

    await page.keyboard.press('End');
    await expect(screen.getByLabel(km.login.username)).toBeVisible();
    // "Today" in the report is the player's.
    const report = stepOf(
      recording,
      'api/executeQuery/fulfilled',
      stepOf(recording, 'layout/userMenuClosed'),
    );
    await page.evaluate((step) => void (window.location.hash = `step=${step}`), report);
    await expect(screen.getByRole('cell', { name: '20-11-2026' })).toBeVisible();
    await expect(
      screen.getByRole('button', { name: km.report.thisWeek, pressed: true }),
    ).toBeVisible();
  });
});

test('the player’s screen has the player’s size, and the wheel scrolls it', async ({
  page,
  recording,
}) => {
  const small = traceIn(recording);
  small.$trace.environment.viewport = { width: 360, height: 480 };
  await openTrace(page, fileOf(small), stepOf(recording, 'bets/betSubmitted'));
  const screen = playersScreen(page);
  await expect(screen.locator('[name="amount"]')).toBeVisible();
  const started = stepOf(recording, 'broadcast/roundStarted');
  await page.evaluate((step) => void (window.location.hash = `step=${step}`), started);
  const frame = page.frames().find((each) => each.url().endsWith('?frame'));
  expect(await frame?.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([360, 480]);
  expect(await frame?.evaluate(() => window.matchMedia('(max-width: 400px)').matches)).toBe(true);

  await page.getByRole('region', { name: 'Scrolls the player’s screen' }).hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => frame?.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  // A click on the player's keypad has no effect.
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText('0 blocked')).toBeVisible();
});

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
] as const;

test('a row, the screen and every control of the replay can be used in every size', async ({
  page,
  recording,
}) => {
  await openTrace(page, recording, 40);
  await openSteps(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide, 'nothing scrolls sideways').toBe(0);

    const row = actionList(page).getByRole('option', { selected: true });
    await expectInView(page, row, 'the row of the step');
    await expectInView(page, page.locator('iframe'), 'the player’s screen');
    // Nothing covers them.
    await row.click({ trial: true });
    await page.getByRole('region', { name: 'Scrolls the player’s screen' }).click({ trial: true });
    const replay = page.getByRole('toolbar', { name: 'Replay' });
    for (const name of ['Previous step', 'Play', 'Next step']) {
      const control = replay.getByRole('button', { name, exact: true });
      await expectInView(page, control, name);
      const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
      expect(Math.min(width, height), `${name} is large enough to be hit`).toBeGreaterThanOrEqual(
        30,
      );
    }
    await expectInView(page, page.getByRole('slider', { name: 'Time' }).locator('..'), 'the time');
  }
});

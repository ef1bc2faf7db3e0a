import { km } from '../src/i18n/km';
import { dayOf } from '../src/domain/dates';
import { expectNoViolations } from './support/accessibility';
import { keypadKey, numberDisplay, openHome, playAnHour, userMenuButton } from './support/home';
import { expect, test } from './support/homeFixtures';
import { expectNoHorizontalOverflow, placesOnHome, sizes } from './support/pageLayout';
import { sophea } from './support/players';

test('after an hour of play a banner says so without taking a key, and the menu has the time with today’s result', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  // Minutes go by at once, so that calls and sockets run into their time limits.
  watch.allowConsoleErrors(/ERR_|WebSocket|Failed to load/);
  const { control } = sandbox;
  const days = [0, 86_400_000].map((ms) => ({
    date: dayOf(Date.now() + ms),
    turn_over: 12_000,
    win_lose: -3000,
  }));
  await control.faults({ rest: [{ method: 'GET', path: '/report', mode: 'body', body: days }] });
  await page.clock.install();
  await openHome(page, context, sandbox, sophea);
  const places = await placesOnHome(page);
  await page.keyboard.press('4');

  await playAnHour(page);
  const goOn = page.getByRole('button', { name: km.playTime.goOn });
  await expect(goOn).toBeVisible();
  expect(await placesOnHome(page)).toEqual(places);
  await page.keyboard.press('7');
  await keypadKey(page, '2').click();
  await expect(numberDisplay(page)).toHaveValue('472');
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await expectNoHorizontalOverflow(page, `play time at ${width}`);
    await expectNoViolations(page, `play time at ${width}`);
  }
  // The test itself may take minutes.
  const anHour = new RegExp(km.playTime.played(1, 99).replace('99', '\\d+'));
  await goOn.click();
  await expect(goOn).toBeHidden();

  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await userMenuButton(page).click();
    const item = page.getByRole('menuitem', { name: km.playTime.today });
    await expect(item).toContainText(anHour);
    await expect(item).toContainText('-3,000៛');
    await expectNoHorizontalOverflow(page, `user menu at ${width}`);
    await expectNoViolations(page, `user menu at ${width}`);
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
  }
});

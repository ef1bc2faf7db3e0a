import { km } from '../../src/i18n/km';
import { expect, test } from '../support/fixtures';
import { openHome, placeBet, playAnHour, userMenuButton } from '../support/home';
import { sophea } from '../support/players';
import { shoot } from './shoot';

test('play time', async ({ page, context, sandbox, watch }) => {
  watch.allowConsoleErrors(/./);
  await page.clock.install();
  await openHome(page, context, sandbox, sophea);
  await placeBet(page, '07');
  await playAnHour(page);
  await expect(page.getByRole('button', { name: km.playTime.goOn })).toBeVisible();
  await shoot(page, 'play-time-note');
  await shoot(page, 'play-time-menu', {
    prepare: async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await userMenuButton(page).click();
      await expect(page.getByRole('menuitem', { name: km.playTime.today })).toBeVisible();
    },
  });
});

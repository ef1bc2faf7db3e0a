import { km } from '../../src/i18n/km';
import { expect, test } from '../support/fixtures';
import { openHome, placeBet, userMenuButton } from '../support/home';
import { passTimeUntil } from '../support/pageClock';
import { sophea } from '../support/players';
import { shoot } from './shoot';

test('play time', async ({ page, context, sandbox, watch }) => {
  watch.allowConsoleErrors(/./);
  await page.clock.install();
  await openHome(page, context, sandbox, sophea);
  await placeBet(page, '07');
  for (let passed = 0; passed < 60; passed += 20) await page.clock.fastForward('20:00');
  const goOn = page.getByRole('button', { name: km.playTime.goOn });
  await passTimeUntil(page, sandbox.control, expect(goOn).toBeVisible());
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

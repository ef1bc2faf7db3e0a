import { km } from '../../src/i18n/km';
import { expect, test } from '../support/fixtures';
import { openHome, userMenuButton } from '../support/home';
import { sophea } from '../support/players';
import { openSitting, sittingMenuItem } from '../support/sitting';
import { shoot } from './shoot';

test('time of playing', async ({ page, context, sandbox }) => {
  await openHome(page, context, sandbox, sophea);
  await shoot(page, 'sitting-menu', {
    prepare: async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await userMenuButton(page).click();
      await expect(sittingMenuItem(page)).toContainText(km.sitting.todayNet);
    },
  });
  await page.keyboard.press('Escape');
  const dialog = await openSitting(page);
  await shoot(page, 'sitting-note');
  await dialog.getByRole('radio', { name: km.sitting.never }).click();
  await expect(dialog.getByText(km.sitting.reallyOff)).toBeVisible();
  await shoot(page, 'sitting-off-asks-once-more');
});

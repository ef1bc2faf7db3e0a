import { km } from '../../src/i18n/km';
import { expect, test } from '../support/fixtures';
import { addChip, openBetModal, openHome, slipSubmit, toast } from '../support/home';
import { openLimits, setLimits } from '../support/ownLimits';
import { sophea } from '../support/players';
import { shoot } from './shoot';

test('own limits', async ({ page, context, sandbox }) => {
  await openHome(page, context, sandbox, sophea);
  const dialog = await openLimits(page);
  await shoot(page, 'own-limits-none');
  await page.keyboard.press('Escape');
  await setLimits(page, { stake: '5000' });
  await openBetModal(page, '07');
  await addChip(page, 10_000);
  await slipSubmit(page).click();
  await expect(toast(page, km.limits.aboveStake('5,000'))).toBeVisible();
  await shoot(page, 'own-limits-stopped');
  await page.keyboard.press('Escape');
  await setLimits(page, { stake: '', pause: km.limits.pauses.day });
  await openLimits(page);
  await dialog.getByLabel(km.limits.stake).fill('12x');
  await shoot(page, 'own-limits');
});

import type { Locator, Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import { expect } from './fixtures';
import { userMenuButton } from './home';

export const limitsDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: km.limits.title });

/** Opens the dialog of the own limits from the user menu. */
export async function openLimits(page: Page): Promise<Locator> {
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: km.limits.title }).click();
  const dialog = limitsDialog(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills the dialog, saves it and closes it. */
export async function setLimits(
  page: Page,
  { stake, pause }: { stake?: string; pause?: string },
): Promise<void> {
  const dialog = await openLimits(page);
  if (stake !== undefined) await dialog.getByLabel(km.limits.stake).fill(stake);
  if (pause !== undefined) await dialog.getByRole('radio', { name: pause }).check();
  await dialog.getByRole('button', { name: km.limits.save }).click();
  await expect(dialog.getByText(km.limits.saved)).toBeVisible();
  await dialog.getByRole('button', { name: km.keypad.close }).click();
  await expect(dialog).toBeHidden();
}

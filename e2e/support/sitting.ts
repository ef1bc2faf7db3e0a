import type { FrameLocator, Locator, Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import { expect } from './fixtures';
import { userMenuButton } from './home';

export const sittingDialog = (page: Page | FrameLocator): Locator =>
  page.getByRole('dialog', { name: km.sitting.title });

/** The item of the user menu, with its figures. */
export const sittingMenuItem = (page: Page): Locator =>
  page.getByRole('menuitem', { name: km.sitting.title });

/** Opens the dialog from the user menu. */
export async function openSitting(page: Page): Promise<Locator> {
  await userMenuButton(page).click();
  await sittingMenuItem(page).click();
  const dialog = sittingDialog(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Chooses in the dialog how often a note comes, and closes it. */
export async function chooseInterval(page: Page, minutes: number): Promise<void> {
  const dialog = await openSitting(page);
  const radio = dialog.getByRole('radio', { name: km.sitting.minutes(minutes) });
  await radio.check();
  await expect(radio).toBeChecked();
  await goOn(page);
}

/** Presses 'go on'. */
export async function goOn(page: Page): Promise<void> {
  await sittingDialog(page).getByRole('button', { name: km.sitting.goOn }).click();
  await expect(sittingDialog(page)).toBeHidden();
}

/** Lets so many minutes of playing go by on the page's installed clock: a longer jump would be a sleep. */
export async function playFor(page: Page, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 4) await page.clock.fastForward('04:00');
}

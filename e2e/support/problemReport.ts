import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import { userMenuButton } from './home';

const reportDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: km.problemReport.title });

/** Opens 'Report a problem' from the user menu, once there is a visit to save. */
export async function openReport(page: Page): Promise<void> {
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: km.problemReport.title }).click();
  await expect(saveButton(page)).toBeEnabled();
}

/** Opens 'Report a problem' on a screen without a menu. */
export async function openReportAtLogin(page: Page): Promise<void> {
  await page.getByRole('button', { name: km.problemReport.title }).click();
  await expect(saveButton(page)).toBeEnabled();
}

/** Saves the chosen visit with the player's own words where some are given, as a player does. */
export async function saveTrace(page: Page, words = ''): Promise<Download> {
  if (words !== '') {
    await reportDialog(page).getByLabel(km.problemReport.words).fill(words);
  }
  const [download] = await Promise.all([page.waitForEvent('download'), saveButton(page).click()]);
  await expect(page.getByText(km.problemReport.done)).toBeVisible();
  return download;
}

function saveButton(page: Page): Locator {
  return reportDialog(page).getByRole('button', { name: km.problemReport.save });
}

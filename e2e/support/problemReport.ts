import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import { userMenuButton } from './home';

const words = km.problemReport;

const reportDialog = (page: Page): Locator => page.getByRole('dialog', { name: words.title });

const saveButton = (page: Page): Locator =>
  reportDialog(page).getByRole('button', { name: words.save });

/** Opens 'Report a problem' from the user menu, and waits until there is something to save. */
export async function openReport(page: Page): Promise<Locator> {
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: words.title }).click();
  return readyReport(page);
}

/** Opens 'Report a problem' on a screen without a menu. */
export async function openReportAtLogin(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: words.title }).click();
  return readyReport(page);
}

/** The dialog, once there is something to save. */
export async function readyReport(page: Page): Promise<Locator> {
  await expect(saveButton(page)).toBeEnabled();
  return reportDialog(page);
}

/** Presses save in the open dialog, after the player's own words where some are given. */
export async function saveTrace(page: Page, ownWords = ''): Promise<Download> {
  if (ownWords !== '') await reportDialog(page).getByLabel(words.words).fill(ownWords);
  const [download] = await Promise.all([page.waitForEvent('download'), saveButton(page).click()]);
  await expect(reportDialog(page).getByText(words.done)).toBeVisible();
  return download;
}

export interface SavedTrace {
  readonly name: string;
  /** The file as it was downloaded. */
  readonly bytes: Buffer;
  /** What is in the gzip. */
  readonly text: string;
}

/** Saves as {@link saveTrace} does, and reads the file. */
export async function saveAndReadTrace(page: Page): Promise<SavedTrace> {
  const download = await saveTrace(page);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes, text: gunzipSync(bytes).toString() };
}

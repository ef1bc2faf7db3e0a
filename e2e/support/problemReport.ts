import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import { openFromMenu } from './home';

const texts = km.problemReport;

const reportDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: km.common.reportProblem });

const saveButton = (page: Page): Locator =>
  reportDialog(page).getByRole('button', { name: texts.save });

/** Opens 'Report a problem' from the user menu and waits until it can be saved. */
export async function openReport(page: Page): Promise<Locator> {
  await openFromMenu(page, km.common.reportProblem);
  return readyReport(page);
}

/** Opens 'Report a problem' on the login. */
export async function openReportAtLogin(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: km.common.reportProblem }).click();
  return readyReport(page);
}

/** The dialog, once it can be saved. */
export async function readyReport(page: Page): Promise<Locator> {
  await expect(saveButton(page)).toBeEnabled();
  return reportDialog(page);
}

/** Enters the player's description, if any, and saves. */
export async function saveTrace(page: Page, description = ''): Promise<Download> {
  if (description !== '') await reportDialog(page).getByLabel(texts.message).fill(description);
  const [download] = await Promise.all([page.waitForEvent('download'), saveButton(page).click()]);
  await expect(reportDialog(page).getByText(texts.done)).toBeVisible();
  return download;
}

/** Opens 'Report a problem' and saves a recording from before that of this page. */
export async function saveEarlierTrace(
  page: Page,
  which: 'newest' | 'oldest' = 'newest',
): Promise<SavedTrace> {
  const dialog = await openReport(page);
  const [beforeTime = ''] = texts.earlierRecording('TIME').split('TIME');
  const earlier = dialog.getByRole('radio', { name: beforeTime });
  await (which === 'newest' ? earlier.first() : earlier.last()).check();
  return saveAndReadTrace(page);
}

export interface SavedTrace {
  readonly name: string;
  /** The downloaded file. */
  readonly bytes: Buffer;
  /** The decompressed content. */
  readonly text: string;
}

/** Saves as {@link saveTrace} does, and reads the file. */
export async function saveAndReadTrace(page: Page, description = ''): Promise<SavedTrace> {
  const download = await saveTrace(page, description);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes, text: gunzipSync(bytes).toString() };
}

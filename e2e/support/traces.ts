import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import { userMenuButton } from './home';

const words = km.problemReport;

export const reportDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: words.title });

/** Opens 'Report a problem' from the user menu, and waits until there is something to save. */
export async function openReport(page: Page): Promise<Locator> {
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: words.title }).click();
  return readyReport(page);
}

/** The dialog, once there is something to save. */
export async function readyReport(page: Page): Promise<Locator> {
  await expect(reportDialog(page).getByRole('button', { name: words.save })).toBeEnabled();
  return reportDialog(page);
}

export interface SavedTrace {
  readonly name: string;
  /** The file as it was downloaded. */
  readonly bytes: Buffer;
  /** What is in the gzip. */
  readonly text: string;
}

/** Presses save in the open dialog, and reads the file that the browser downloads. */
export async function saveReport(page: Page): Promise<SavedTrace> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    reportDialog(page).getByRole('button', { name: words.save }).click(),
  ]);
  const bytes = await readFile(await download.path());
  await expect(reportDialog(page).getByText(words.done)).toBeVisible();
  return { name: download.suggestedFilename(), bytes, text: gunzipSync(bytes).toString() };
}

/** Everything that the recorder keeps in IndexedDB, one text for each record. */
export async function keptTexts(page: Page): Promise<string[]> {
  const read = () =>
    page.evaluate(async () => {
      // What a page that goes would still write.
      window.dispatchEvent(new Event('pagehide'));
      const name = 'flight-recorder';
      const known = await indexedDB.databases();
      if (!known.some((database) => database.name === name)) return [];
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(`IndexedDB: ${request.error?.message}`));
        });
      const database = await done(indexedDB.open(name));
      try {
        const records = database.transaction('records').objectStore('records');
        const [keys, values] = await Promise.all([
          done(records.getAllKeys()),
          done(records.getAll()),
        ]);
        return values.map((value, at) => `${JSON.stringify(keys[at])}=${JSON.stringify(value)}`);
      } finally {
        database.close();
      }
    });
  // It begins to keep when the page is idle.
  await expect.poll(async () => (await read()).length).toBeGreaterThan(2);
  return read();
}

import { expect, type Page } from '@playwright/test';
import { databaseTexts } from './databaseTexts';

/** Everything that the recorder keeps in IndexedDB, one text for each record. */
export async function keptTexts(page: Page): Promise<string[]> {
  const read = async () => {
    // What a page that goes would still write.
    await page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));
    const kept = await databaseTexts(page, 'flight-recorder');
    return kept.map(({ key, value }) => `${key}=${value}`);
  };
  // It begins to keep when the page is idle.
  await expect.poll(async () => (await read()).length).toBeGreaterThan(2);
  return read();
}

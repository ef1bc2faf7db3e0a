import type { Page } from '@playwright/test';
import { databaseTexts } from './databaseTexts';

/** What firebase's SDK keeps of its sign-in in IndexedDB, as JSON; `[]` where nothing is kept. */
export async function firebaseStorage(page: Page): Promise<string> {
  const kept = await databaseTexts(page, 'firebaseLocalStorageDb');
  return `[${kept.map(({ value }) => value).join(',')}]`;
}

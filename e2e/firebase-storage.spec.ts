import type { Page } from '@playwright/test';
import {
  fillStorage,
  moveFirebaseUserToDatabase,
  readFirebaseUsers,
} from './support/browserStorage';
import { expect, test } from './support/homeFixtures';
import { expectBalance, openHome, openTab, waitForCountdown } from './support/home';
import { passTimeUntil } from './support/pageClock';
import { signInByForm, sophea } from './support/players';

/** Milliseconds of an idle page's clock. */
const minute = 60_000;

/** Counts the transactions of IndexedDB databases of this page by the database's name. */
async function countTransactions(page: Page): Promise<() => Promise<Record<string, number>>> {
  await page.addInitScript(() => {
    const counts: Record<string, number> = {};
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function counted(...args) {
      counts[this.name] = (counts[this.name] ?? 0) + 1;
      return transaction.apply(this, args);
    };
    Object.assign(window, { transactionCounts: counts });
  });
  return () =>
    page.evaluate(() => ({
      ...(Reflect.get(window, 'transactionCounts') as Record<string, number>),
    }));
}

/** The sign-ins to Firebase that the page has requested. */
function countSignIns(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('signInWithCustomToken') && request.method() === 'POST') count += 1;
  });
  return () => count;
}

/** Lets a time of an installed page clock pass. */
async function pass(page: Page, control: Parameters<typeof passTimeUntil>[1], ms: number) {
  const now = () => page.evaluate(() => Date.now());
  const end = (await now()) + ms;
  await passTimeUntil(page, control, expect.poll(now, { timeout: 120_000 }).toBeGreaterThan(end));
}

test('Firebase’s sign-in opens no transaction in IndexedDB while home is idle', async ({
  page,
  context,
  sandbox,
}) => {
  const counts = await countTransactions(page);
  await page.clock.install();
  await openHome(page, context, sandbox, sophea);
  await expectBalance(page, sophea.balance);
  const before = (await counts())['firebaseLocalStorageDb'];
  await pass(page, sandbox.control, minute);
  expect((await counts())['firebaseLocalStorageDb']).toBe(before);
});

test('a sign-in that an older release kept in IndexedDB is used after the update, and moved', async ({
  home: page,
  control,
}) => {
  await moveFirebaseUserToDatabase(page);
  expect((await readFirebaseUsers(page)).local).toEqual([]);
  await control.faults({ auth: { refuseSignIn: true } });
  const signIns = countSignIns(page);
  await page.reload();
  await expectBalance(page, sophea.balance);
  const { local, database } = await readFirebaseUsers(page);
  expect(local).toHaveLength(1);
  expect(database).toEqual([]);
  expect(signIns()).toBe(0);
});

test('in a local storage without room the sign-in is kept in IndexedDB, also across a reload', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login');
  await fillStorage(page, 'localStorage', 512);
  await signInByForm(page, sophea);
  await expectBalance(page, sophea.balance);
  const { local, database } = await readFirebaseUsers(page);
  expect(local).toEqual([]);
  expect(database).toHaveLength(1);
  await sandbox.control.faults({ auth: { refuseSignIn: true } });
  await page.reload();
  await expectBalance(page, sophea.balance);
});

test('a tab that finds the local storage full leaves the sign-in there for the others', async ({
  home: page,
  context,
  control,
}) => {
  await fillStorage(page, 'localStorage', 512);
  // As after an hour, when the sign-in's token has expired.
  await control.faults({ auth: { refuseSignIn: true } });
  const other = await openTab(context);
  await expectBalance(other, sophea.balance);
  expect((await readFirebaseUsers(other)).local).toHaveLength(1);
  await control.balance(sophea.id, 123_000);
  for (const tab of [page, other]) await expectBalance(tab, 123_000);
});

test('an IndexedDB that refuses at commit brings one sign-in, and the balance stays', async ({
  page,
  context,
  sandbox,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function refused(...args) {
      const request = put.apply(this, args);
      if (this.name === 'firebaseLocalStorage') {
        request.addEventListener('success', () => this.transaction.abort());
      }
      return request;
    };
  });
  const signIns = countSignIns(page);
  await page.clock.install();
  await openHome(page, context, sandbox, sophea);
  await waitForCountdown(page);
  await expectBalance(page, sophea.balance);
  await pass(page, sandbox.control, 80_000);
  expect(signIns()).toBe(1);
  await expectBalance(page, sophea.balance);
});

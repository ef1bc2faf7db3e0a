import type { BrowserContext, Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { recordDevTools } from './support/devTools';
import {
  readFirebaseUsers,
  readWebStorage,
  readReduxState,
  readStoredRecordings,
} from './support/browserStorage';
import { expect, test } from './support/fixtures';
import {
  addChip,
  betDialog,
  expectBalance,
  openBetModal,
  placeBet,
  slipSubmit,
  toast,
  waitForCountdown,
  openFromMenu,
} from './support/home';
import { sophea, signInByForm, submitLogin } from './support/players';
import { openReport, readyReport, saveAndReadTrace } from './support/problemReport';

const sessionLink = 'demo-session-sophea';
const mistyped = 'canary-password-of-another-site';
const tokens = [
  'cookie access_token',
  'cookie firebase_token',
  'Firebase’s accessToken',
  'Firebase’s refreshToken',
];
/** What a player writes into the description of a report. */
const written = {
  phone: '097-123-4567',
  email: 'canary@example.com',
};

/** The secrets by name, and every text seen outside the calls that need them. */
interface Session {
  readonly secrets: Map<string, string>;
  readonly seen: string[];
  /** Adds what the page stores and shows now, and the tokens of its session to the secrets. */
  addPage(): Promise<void>;
  /**
   * Adds what the recorder stores and the file that the open dialog saves with a description, then
   * closes the dialog.
   */
  addTraces(description?: string): Promise<void>;
}

/** Collects everything that the page logs, requests, stores and passes to Redux DevTools. */
async function followSession(page: Page, context: BrowserContext): Promise<Session> {
  const secrets = new Map<string, string>();
  const seen = await recordDevTools(context);
  page.on('console', (message) => {
    // The browser logs the address of a failed call; the app does not.
    if (message.location().url.includes('/check-auth/')) return;
    seen.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    seen.push(`query: ${new URL(request.url()).search}`);
    seen.push(`referrer: ${request.headers()['referer'] ?? ''}`);
  });
  return {
    secrets,
    seen,
    async addTraces(description) {
      seen.push(...(await readStoredRecordings(page)).map((text) => `stored: ${text}`));
      const { name, bytes, text } = await saveAndReadTrace(page, description);
      seen.push(`file: ${name}`, `file: ${bytes.toString('latin1')}`, `file: ${text}`);
      await page.keyboard.press('Escape');
    },
    async addPage() {
      for (const { name, value } of await context.cookies()) {
        if (/_token$/.test(name)) secrets.set(`cookie ${name}`, decodeURIComponent(value));
      }
      const { local, database } = await readFirebaseUsers(page);
      const stored = [...local, ...database].join('\n');
      for (const [, name = '', value = ''] of stored.matchAll(/"(\w+Token)":"([^"]+)"/g)) {
        secrets.set(`Firebase’s ${name}`, value);
      }
      seen.push(...(await readWebStorage(page)), ...(await readReduxState(page)));
      seen.push(
        ...(await page.evaluate(() => [
          `title: ${document.title}`,
          `referrer: ${document.referrer}`,
          `text: ${document.body.innerText}`,
          ...navigation.entries().map(({ url }) => `history: ${url}`),
        ])),
      );
    },
  };
}

test(
  '[3.3] no password is left in the store, log, address, storage or trace of a refused sign-in',
  { tag: '@core' },
  async ({ page, context, sandbox, watch }) => {
    watch.allowConsoleErrors(/422/);
    const session = await followSession(page, context);
    session.secrets.set('mistyped password', mistyped);
    const message = `Not right: ${mistyped}`;
    await sandbox.control.faults({
      rest: [{ path: '/login', mode: 'status', status: 422, body: { message } }],
    });

    await page.goto('/login');
    await submitLogin(page, sophea.username, mistyped);
    await expect(page.getByText('Not right: •••')).toBeVisible();
    await session.addPage();
    await page.getByRole('button', { name: km.common.reportProblem }).click();
    await readyReport(page);
    await session.addTraces(`my password fails, call ${written.phone} or ${written.email}`);

    const file = expectNothingSecret(session);
    expect(file).toContain('"username":"…","hasPassword":true');
    expect(file).toMatch(/"words":"my password fails, call \[masked \d\] or \[masked \d\]"/);
    // The description is in the store while the dialog shows it.
    const kept = session.seen.filter((text) => /^(file|stored|text): /.test(text));
    for (const [name, secret] of Object.entries(written)) {
      expect(foundIn(kept, secret), name).toEqual([]);
    }
  },
);

test('[3.3] no token is left in the store, log, address, storage or trace of a player’s session', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  watch.allowConsoleErrors(/422|500/);
  const { control } = sandbox;
  const session = await followSession(page, context);
  session.secrets.set('password', sophea.password);

  await signInByForm(page, sophea);
  await control.countdown(600);
  await waitForCountdown(page);
  await expectBalance(page, sophea.balance);
  await placeBet(page, '07');
  await session.addPage();

  const cookies = await context.cookies();
  const echoed = ['access_token', 'firebase_token'].map((name) =>
    decodeURIComponent(cookies.find((cookie) => cookie.name === name)?.value ?? ''),
  );
  const message = `Refused: ${echoed.join(' and ')}`;
  await control.faults({
    rest: [
      { path: '/bets', method: 'POST', mode: 'status', status: 422, body: { message } },
      { path: '/report', mode: 'status', status: 500, body: { message, trace: echoed } },
    ],
  });
  await openBetModal(page, '7');
  await addChip(page, 1000);
  await slipSubmit(page).click();
  await expect(toast(page, 'Refused: ••• and •••')).toBeVisible();
  await session.addPage();
  await page.keyboard.press('Escape');
  await expect(betDialog(page)).toBeHidden();

  await openFromMenu(page, km.header.report);
  await expect(page.getByText(km.tables.loadFailed, { exact: true })).toBeVisible();
  await session.addPage();
  await openReport(page);
  await session.addTraces();

  await openFromMenu(page, km.header.logout);
  await expect(page).toHaveURL('/login');
  await session.addPage();
  expect(await context.cookies()).toEqual([]);
  await expect.poll(() => readFirebaseUsers(page)).toEqual({ local: [], database: [] });

  const file = expectNothingSecret(session, tokens);
  expect(file).toMatch(/bets\/betRefused.*•••/);
  expect(foundIn(session.seen, 'query: ?start_date')).not.toEqual([]);
});

test('[3.3] no session link is left in the store, log, address, storage or trace of its session', async ({
  page,
  context,
  sandbox,
}) => {
  const session = await followSession(page, context);
  session.secrets.set('session link', sessionLink);

  await page.goto(`/check-auth/${sessionLink}`);
  await expect(page).toHaveURL('/');
  await sandbox.control.countdown(600);
  await waitForCountdown(page);
  await expectBalance(page, sophea.balance);
  await session.addPage();
  await page.reload();
  await waitForCountdown(page);
  await session.addPage();
  await openReport(page);
  await session.addTraces();

  expectNothingSecret(session, tokens);
});

/** The beginning of each text that contains a secret. */
const foundIn = (texts: readonly string[], secret: string) =>
  texts.filter((text) => text.includes(secret)).map((text) => text.slice(0, 200));

/**
 * Checks that every place was searched and contains what it may, and none a secret.
 *
 * @param names secrets that the session must have had
 * @returns the text of the last saved file
 */
function expectNothingSecret({ secrets, seen }: Session, names: string[] = []): string {
  expect([...secrets.keys()]).toEqual(expect.arrayContaining(names));
  const places = ['[{"type"', 'referrer: http', 'history: http', 'file: {'];
  for (const place of [...places, 'stored: "head:', 'stored: "state:', 'stored: "steps:']) {
    expect(
      seen.some((text) => text.startsWith(place)),
      place,
    ).toBe(true);
  }
  for (const [name, secret] of secrets) {
    expect(secret.length, name).toBeGreaterThan(7);
    expect(foundIn(seen, secret), name).toEqual([]);
  }
  return seen.findLast((text) => text.startsWith('file: {')) ?? '';
}

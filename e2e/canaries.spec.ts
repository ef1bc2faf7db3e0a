import type { BrowserContext, Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { recordDevTools } from './support/devTools';
import {
  readFirebaseStorage,
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
  userMenuButton,
} from './support/home';
import { sophea, signInByForm } from './support/players';
import { openReport, readyReport, saveAndReadTrace } from './support/problemReport';

const sessionLink = 'demo-session-sophea';
const mistyped = 'canary-password-of-another-site';
/** What a player writes into the description of a report. */
const written = {
  password: 'canary-dollar99',
  phone: '097-123-4567',
  email: 'canary@example.com',
};

/** The secrets by name, and every text seen outside the calls that need them. */
interface Session {
  readonly secrets: Map<string, string>;
  readonly seen: string[];
  /** Adds what the page stores and shows now. */
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
  page.on('response', async (response) => {
    if (!/\/login$|\/check-auth\/|accounts:signInWithCustomToken|\/v1\/token/.test(response.url()))
      return;
    if (response.request().method() === 'OPTIONS' || !response.ok()) return;
    const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(body)) {
      if (/token$/i.test(name)) secrets.set(`${name} ${secrets.size}`, String(value));
    }
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
  '[3.3] no password, token or session link is left in the store, log, address, storage or trace',
  { tag: '@core' },
  async ({ page, context, sandbox, watch }) => {
    watch.allowConsoleErrors(/422|500/);
    const { control } = sandbox;
    const { secrets, seen, addPage, addTraces } = await followSession(page, context);
    secrets.set('mistyped password', mistyped);
    secrets.set('password', sophea.password);
    secrets.set('session link', sessionLink);

    await page.goto('/login');
    await page.getByLabel(km.login.username).fill(sophea.username);
    await page.getByLabel(km.login.password).fill(mistyped);
    await control.faults({
      rest: [
        {
          path: '/login',
          mode: 'status',
          status: 422,
          times: 1,
          body: { message: `Not right: ${mistyped}` },
        },
      ],
    });
    await page.getByRole('button', { name: km.login.submit, exact: true }).click();
    await expect(page.getByText('Not right: •••')).toBeVisible();
    await addPage();
    await page.getByRole('button', { name: km.common.reportProblem }).click();
    await readyReport(page);
    await addTraces(
      `my password ${written.password} fails, call ${written.phone} or ${written.email}`,
    );

    await signInByForm(page, sophea);
    await control.countdown(600);
    await waitForCountdown(page);
    await expectBalance(page, sophea.balance);
    await placeBet(page, '07');
    await addPage();

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
    await addPage();
    await page.keyboard.press('Escape');
    await expect(betDialog(page)).toBeHidden();

    await userMenuButton(page).click();
    await page.getByRole('menuitem', { name: km.header.report }).click();
    await expect(page.getByText(km.tables.loadFailed, { exact: true })).toBeVisible();
    await control.faults({ clear: true });
    await page.getByRole('button', { name: km.common.tryAgain }).click();
    await expect(page.getByText(km.tables.loadFailed, { exact: true })).toBeHidden();
    await addPage();
    await openReport(page);
    await addTraces();
    expect(await readFirebaseStorage(page), 'the SDK’s own sign-in').toContain('refreshToken');

    await userMenuButton(page).click();
    await page.getByRole('menuitem', { name: km.header.logout }).click();
    await expect(page).toHaveURL('/login');
    await addPage();
    expect(await context.cookies()).toEqual([]);
    await expect.poll(() => readFirebaseStorage(page)).toBe('[]');

    await page.goto(`/check-auth/${sessionLink}`);
    await expect(page).toHaveURL('/');
    await waitForCountdown(page);
    await expectBalance(page, sophea.balance - 1000);
    await addPage();
    await page.reload();
    await waitForCountdown(page);
    await addPage();
    await openReport(page);
    await addTraces();

    const kinds = Array.from(secrets.keys(), (name) => name.replace(/ \d+$/, ''));
    expect(kinds).toEqual(
      expect.arrayContaining(['access_token', 'firebase_token', 'idToken', 'refreshToken']),
    );
    // Every place was searched and contains what it may contain.
    expect(seen.filter((text) => text.startsWith('[{"type"')).length).toBeGreaterThan(50);
    const places = ['console: ', 'query: ?start_date', 'referrer: http', 'history: http'];
    for (const place of [
      ...places,
      'stored: "head:',
      'stored: "state:',
      'stored: "steps:',
      'file: {',
    ]) {
      expect(
        seen.filter((text) => text.startsWith(place)),
        place,
      ).not.toEqual([]);
    }
    // The traces contain the harmless parts of the same events.
    const files = seen.filter((text) => text.startsWith('file: {'));
    expect(files[0]).toContain('"username":"sophea","hasPassword":true');
    expect(files[0]).toMatch(/"words":"my password \[masked \d\] fails/);
    expect(files[1]).toMatch(/bets\/betRefused.*•••/);
    for (const [name, secret] of secrets) {
      expect(secret.length, name).toBeGreaterThan(7);
      const found = seen.filter((text) => text.includes(secret));
      expect(
        found.map((text) => text.slice(0, 200)),
        name,
      ).toEqual([]);
    }
    // The description is in the store while the dialog shows it.
    const kept = seen.filter((text) => /^(file|stored|text): /.test(text));
    for (const [name, secret] of Object.entries(written)) {
      expect(
        kept.map((text) => text.indexOf(secret)).filter((at) => at >= 0),
        name,
      ).toEqual([]);
    }
  },
);

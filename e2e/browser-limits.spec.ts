import { km } from '../src/i18n/km';
import { expect, test } from './support/fixtures';
import { placeBet, toast, waitForCountdown, userMenuButton, openFromMenu } from './support/home';
import { sophea, signInByForm, submitLogin } from './support/players';

/** The login waits five seconds for Firebase; the page takes the rest. */
const loginLimitMs = 8000;

test.beforeEach(async ({ sandbox, watch }) => {
  watch.allowConsoleErrors(/ERR_|WebSocket/);
  await sandbox.control.countdown(600);
});

test('an IndexedDB that never responds does not delay play, and the balance follows', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto('/login');
  await expect(toast(page, km.browser.records)).toBeVisible();
  await submitLogin(page, sophea.username, sophea.password);
  await expect(page).toHaveURL('/', { timeout: loginLimitMs });
  await waitForCountdown(page);
  await placeBet(page, '07');
  await expect(userMenuButton(page)).toContainText('499,000៛');
});

test('without messages between tabs the app works and says so, and the other tab follows with its next request', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'BroadcastChannel', {
      value: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await signInByForm(page, sophea);
  await waitForCountdown(page);
  await placeBet(page, '07');
  const other = await context.newPage();
  await other.goto('/');
  await expect(toast(other, km.browser.tabs)).toBeVisible();
  await waitForCountdown(other);
  await openFromMenu(page, km.header.logout);
  await expect(page).toHaveURL('/login');
  await openFromMenu(other, km.header.report);
  await expect(other).toHaveURL('/login');
});

test('a browser that refuses cookies shows the login and says why nobody can sign in', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(toast(page, km.browser.cookies)).toBeVisible();
  await submitLogin(page, sophea.username, sophea.password);
  await expect(page.getByLabel(km.login.username)).toHaveAccessibleDescription(km.browser.cookies);
  await expect(page).toHaveURL('/login');
});

import { km } from '../src/i18n/km';
import { signals } from '../src/ui/theme/palette';
import { cssColor } from './support/pageLayout';
import { expect, test } from './support/homeFixtures';
import { bettingForm, waitForCountdown, openFromMenu } from './support/home';

test('[2.4] unknown paths are replaced by home', async ({ signedIn: page, watch }) => {
  watch.allowConsoleErrors(/400/);
  await page.goto('/rule');
  for (const path of ['/nowhere', '/report/x/y', '/login/x', '/check-auth', '/%3Cb%3E', '/a//b']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
    await page.goBack();
    await expect(page, `${path} is not in the history`).toHaveURL('/rule');
  }
});

test(
  '[7.17] a list that fails says so, and retrying loads it',
  { tag: '@core' },
  async ({ signedIn: page, control, watch }) => {
    watch.allowConsoleErrors(/500|ERR_|Failed to load/);
    const tryAgain = page.getByRole('button', { name: km.common.tryAgain, exact: true });
    const failures = [
      { path: '*', mode: 'status', status: 500 },
      { path: '*', mode: 'drop-before' },
      { path: '*', mode: 'body', body: '<html>proxy</html>', contentType: 'text/html' },
      { path: '*', mode: 'body', body: { data: 'none' } },
    ] as const;
    for (const failure of failures) {
      await control.faults({ rest: [failure] });
      await page.goto('/report');
      await expect(
        page.getByText(km.tables.loadFailed, { exact: true }),
        failure.mode,
      ).toBeVisible();
      await control.faults({ clear: true });
      await tryAgain.click();
      await expect(page.getByText(km.tables.loadFailed, { exact: true })).toBeHidden();
    }

    await control.faults({ rest: [{ path: '*', mode: 'status', status: 503 }] });
    await page.goto('/report/detail?date=2026-11-20');
    await expect(page.getByText(km.tables.loadFailed, { exact: true })).toBeVisible();
    await control.faults({ clear: true });
    await tryAgain.click();
    await expect(page.getByText(km.tables.loadFailed, { exact: true })).toBeHidden();
  },
);

test('[4.35] a logout that fails keeps the session and says so', async ({
  home: page,
  context,
  control,
  watch,
}) => {
  watch.allowConsoleErrors(/500/);
  await control.faults({ rest: [{ path: '/logout', mode: 'status', status: 500 }] });
  await openFromMenu(page, km.header.logout);
  await expect(page.getByText(km.errors.logoutFailed)).toBeVisible();
  expect(await context.cookies()).toHaveLength(5);
  await control.faults({ clear: true });
  await openFromMenu(page, km.header.logout);
  await expect(page).toHaveURL('/login');
});

test(
  '[2.5] a screen whose files are missing shows an error in red and a way back',
  { tag: '@core' },
  async ({ home: page, watch }) => {
    watch.allowConsoleErrors(/404|ChunkLoadError|Loading chunk|CSS chunk|MIME/);
    await page.route(/\/(js|css)\//, (route) => route.fulfill({ status: 404, body: '' }));
    await openFromMenu(page, km.header.rule);
    await expect(page.getByRole('heading', { name: km.errors.pageNotLoaded })).toBeVisible();
    await expect(page.getByText(/Loading (CSS )?chunk/)).toBeHidden();
    const message = page.getByText(km.errors.checkConnection);
    await expect(message).toHaveCSS('color', cssColor(signals.error.main));
    await expect(message).toHaveCSS('text-align', 'center');
    await expect(page).toHaveTitle(km.titles.error);
    await page.unrouteAll();
    await page.getByRole('link', { name: km.errors.toHome }).click();
    await waitForCountdown(page);
    await expect(bettingForm(page)).toBeVisible();
  },
);

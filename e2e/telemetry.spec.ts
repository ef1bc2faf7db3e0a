import type { Page, Request } from '@playwright/test';
import * as v from 'valibot';
import { telemetrySchema } from '../src/telemetry/telemetrySchema';
import { km } from '../src/i18n/km';
import { connectionBanner } from './support/connection';
import { expect, test } from './support/fixtures';
import { openHome, placeBet } from './support/home';
import { setHidden } from './support/pageVisibility';
import { sophea } from './support/players';
import { openReport } from './support/problemReport';

test.use({ sendsTelemetry: true });

const canaries = {
  phone: '097-123-4567',
  link: '/check-auth/demo-session-sophea',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.canary',
};

/** The next batch of a page; hides it, which sends one. */
async function nextBatch(page: Page): Promise<Request> {
  const sent = page.waitForRequest(/\/telemetry$/);
  await setHidden(page, true);
  const request = await sent;
  await setHidden(page, false);
  return request;
}

/** Resolves once the page counts. */
async function whenCounting(page: Page): Promise<void> {
  await page.waitForResponse(/\/js\/telemetry\./);
}

test('a drawn page sends counts and vitals when it is hidden, and nothing that is private', async ({
  page,
  context,
  sandbox,
}) => {
  const counting = whenCounting(page);
  await openHome(page, context, sandbox, sophea);
  await counting;
  await placeBet(page, '07');
  await sandbox.control.faults({ pusher: { drop: true } });
  await expect(connectionBanner(page, km.connection.reconnecting)).toBeVisible();
  await expect(connectionBanner(page, km.connection.reconnecting)).toBeHidden();
  await page.evaluate(({ phone, link, token }) => {
    const message = `sophea 1001: call ${phone}, open ${link} with ${token} for 07`;
    const error = new TypeError(message);
    window.dispatchEvent(new ErrorEvent('error', { error, message }));
  }, canaries);

  const request = await nextBatch(page);
  const text = request.postData() ?? '';
  const counts = v.parse(telemetrySchema, JSON.parse(text));
  expect(counts.stakes).toEqual({ accepted: 1, refused: 0, checked: 0, notPlaced: 0 });
  expect(counts.connection).toMatchObject({ lost: 1, mute: 0 });
  expect(counts.errors).toMatchObject([{ times: 1 }]);
  expect(counts.vitals.LCP).toBeGreaterThan(0);
  expect(counts.vitals.TTFB).toBeDefined();
  const cookies = (await context.cookies()).map(({ value }) => decodeURIComponent(value));
  const secrets = [...Object.values(canaries), ...cookies, sophea.username, `${sophea.id}`, '"07"'];
  for (const secret of secrets.filter((each) => each.length > 3)) {
    expect(text).not.toContain(secret);
  }
  const headers = await request.allHeaders();
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('authorization');
  expect(headers).not.toHaveProperty('referer');
  expect((await request.response())?.status()).toBe(204);

  const dialog = await openReport(page);
  await expect(dialog.getByText(km.problemReport.telemetry)).toBeVisible();
});

import type { ConsoleMessage, Page, WebSocketRoute } from '@playwright/test';
import { km } from '../src/i18n/km';
import { readFrame } from '../src/realtime/socketFrames';
import { megabyte } from '../src/testing/hostile/junk';
import { expect, test } from './support/homeFixtures';
import {
  addChip,
  betDialog,
  expectBalance,
  openBetModal,
  openHome,
  roundTimer,
  slipSubmit,
  waitForCountdown,
} from './support/home';
import { sophea, signIn } from './support/players';

/** One variant of each kind for the real SDKs in a real browser; `src/app/hostile*.test.ts` try all of them. */

/** Records the log lines with this beginning. */
function recordLines(page: Page, beginning: string): string[] {
  const lines: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.text().startsWith(beginning)) lines.push(message.text());
  });
  return lines;
}

/** One cut off, one that is no JSON, names of the SDK's own, an unknown event, a huge number, a megabyte. */
const frames = [
  '{"event":"UnknownEvent","channel":"countdown","data":"{}"}',
  '{"event":',
  '<!doctype html><h1>502</h1>',
  '{"event":"_defineGetter__"}',
  '{"event":"pusher:signin_success","data":null}',
  ...['{"countdown":1e300}', `{"countdown":"${megabyte}"}`].map((data) =>
    JSON.stringify({ event: 'App\\Events\\CountdownEvent', channel: 'countdown', data }),
  ),
];

test('after any broadcaster frame the next countdown is shown, and a frame withheld from the SDK is one log line', async ({
  page,
  context,
  sandbox,
  control,
}) => {
  await signIn(context, sandbox, sophea);
  let seconds = 3500;
  await control.countdown(seconds);
  const lines = recordLines(page, 'frame of the broadcaster dropped');
  await page.goto('/');
  await waitForCountdown(page);
  for (const frame of frames) {
    await control.rawFrame(frame);
    // Lower than the local countdown can be by then, because a single push never adds time.
    seconds -= 40;
    await control.countdown(seconds);
    const soon = Array.from({ length: 10 }, (_, passed) => seconds - passed).join('|');
    await expect(roundTimer(page), frame.slice(0, 80)).toContainText(new RegExp(soon));
  }
  // An event with an unknown name reaches the SDK and is logged as well.
  const isUnknownEvent = (line: string) => line.includes('an unknown event');
  expect(lines.filter(isUnknownEvent)).not.toEqual([]);
  expect(lines.filter((line) => !isUnknownEvent(line))).toHaveLength(
    frames.filter((frame) => readFrame(frame).fault !== null).length,
  );
});

test('after any value of the balance record the last valid balance is shown, with one log line', async ({
  page,
  context,
  sandbox,
}) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/\.ws\?/, (socket) => {
    sockets.push(socket);
    socket.connectToServer();
  });
  await openHome(page, context, sandbox, sophea);
  const lines = recordLines(page, 'balance');
  const path = `balances/${sophea.id}/balance`;
  // Firebase stores neither infinity nor an empty object, and -1 is a valid balance.
  const junk = ['null', '1e300', '"<b>1</b>"', '{"__proto__":{"balance":1}}'];
  for (const [at, value] of junk.entries()) {
    for (const socket of sockets) {
      socket.send(`{"t":"d","d":{"a":"d","b":{"p":"${path}","d":${value}}}}`);
    }
    await expect.poll(() => lines.length, value).toBe(at + 1);
    await sandbox.control.balance(sophea.id, 4000 + at);
    await expectBalance(page, 4000 + at);
  }
  expect(lines).toHaveLength(junk.length);
});

const prototypeKeys =
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
const bodies = [
  'null',
  '1e300',
  prototypeKeys,
  '[{"id":1,"num',
  '<!doctype html><h1>It works!</h1>',
];

test('after any report response the failure or the table is shown, and so is the next valid response', async ({
  page,
  context,
  sandbox,
  control,
}) => {
  await signIn(context, sandbox, sophea);
  const failed = page.getByText(km.tables.loadFailed, { exact: true });
  const shown = failed.or(page.getByText(km.common.noData)).first();
  for (const body of bodies) {
    await control.faults({
      rest: [{ path: '*', mode: 'body', body, contentType: 'application/json' }],
    });
    await page.goto('/report');
    await expect(shown, body.slice(0, 80)).toBeVisible();
    await control.faults({ clear: true });
    await page.reload();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(failed).toBeHidden();
  }
});

test('after any refusal of a stake the player sees a message, the slip stays, and the next stake is placed', async ({
  home: page,
  control,
  watch,
}) => {
  watch.allowConsoleErrors(/422/);
  await openBetModal(page, '7');
  await addChip(page, 1000);
  const toasts = page.locator('[data-toast]');
  for (const json of ['null', '"<b>no</b>"', prototypeKeys]) {
    const body = `{"message":${json},"errors":${json}}`;
    await control.faults({
      rest: [{ path: '/bets', method: 'POST', mode: 'body', status: 422, body }],
    });
    await slipSubmit(page).click();
    await expect(toasts.first(), json).toContainText(/\S/);
    await toasts.first().getByRole('button', { name: km.toasts.close }).click();
    await expect(toasts).toHaveCount(0);
    await expect(betDialog(page)).toBeVisible();
  }
  await control.faults({ clear: true });
  await slipSubmit(page).click();
  await expect(betDialog(page)).toBeHidden();
  const { bets = [] } = await control.state(sophea.id);
  expect(bets.filter(({ is_calculate }) => !is_calculate)).toMatchObject([
    { number: '7', amount: 1000 },
  ]);
});

test('only a valid config.json closes the app', async ({ page }) => {
  const configFile = '**/config.json';
  for (const body of ['{"isMaintenance":null}', prototypeKeys]) {
    await page.route(configFile, (route) =>
      route.fulfill({ body, contentType: 'application/json' }),
    );
    await page.goto('/login');
    await expect(page.getByLabel(km.login.username), body).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.unrouteAll();
  }
  await page.route(configFile, (route) => route.fulfill({ json: { isMaintenance: true } }));
  await page.goto('/login');
  await expect(page).toHaveURL('/maintenance');
});

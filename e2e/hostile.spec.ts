import type { ConsoleMessage, Page, WebSocketRoute } from '@playwright/test';
import { readFrame } from '../src/realtime/socketFrames';
import { expect, test } from './support/homeFixtures';
import { expectBalance, openHome, roundTimer, waitForCountdown } from './support/home';
import { sophea } from './support/players';

const megabyte = 'x'.repeat(1_000_000);

/** Variants for the real SDKs in a real browser; `src/app/hostile.test.ts` tries all, also of responses. */

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

test('[4.11] after any broadcaster frame the next countdown is shown, and a frame withheld from the SDK is one log line', async ({
  signedIn: page,
  control,
}) => {
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

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/fixtures';
import {
  expectConsistent,
  expectStep,
  openSteps,
  openTrace,
  traceIn,
  recordingFile,
} from './support/replay';

const dist = join(__dirname, '../dist');

/** Runs in every document before its own scripts: records each call with an effect outside the page. */
function recordCalls(): void {
  const recorded = ((window.top as unknown as { calls?: string[] }).calls ??= []);
  const watch = (owner: object, name: string) => {
    const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
    Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
      recorded.push(name);
      return Reflect.apply(original, this, args);
    });
  };
  watch(window, 'fetch');
  for (const name of ['WebSocket', 'EventSource', 'Audio', 'AudioContext', 'Worker']) {
    const original = Reflect.get(window, name) as new () => object;
    const construct = (target: typeof original, args: unknown[]): object => {
      recorded.push(name);
      return Reflect.construct(target, args) as object;
    };
    Reflect.set(window, name, new Proxy(original, { construct }));
  }
  watch(XMLHttpRequest.prototype, 'open');
  watch(Navigator.prototype, 'sendBeacon');
  watch(HTMLMediaElement.prototype, 'play');
  for (const name of ['pushState', 'replaceState', 'back', 'forward', 'go']) {
    watch(History.prototype, name);
  }
  for (const name of ['setItem', 'removeItem']) watch(Storage.prototype, name);
}

test('a whole replay at 16× sends no request, plays no sound, changes no history and records nothing', async ({
  page,
  context,
}) => {
  const recording = recordingFile();
  await page.goto('/replay.html');
  await page.evaluate(() => localStorage.setItem('replayLanguage', 'en'));
  await page.goto('about:blank');
  await context.addInitScript(recordCalls);
  const types = new Set<string>();
  page.on('request', (request) => types.add(request.resourceType()));
  await openTrace(page, recording, 0);
  await openSteps(page);
  await expectConsistent(page);
  const cookies = await context.cookies();

  const last = traceIn(recording).nextActionId - 1;
  const count = page.getByText(` of ${last + 1}`);
  const listed = await count.textContent();
  await page.keyboard.press('3');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expectStep(page, last);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  const calls = await page.evaluate(() => (window as unknown as { calls: string[] }).calls);
  expect(calls).toEqual([]);
  expect([...types]).toContain('script');
  expect(
    [...types].filter((type) => /xhr|fetch|websocket|ping|media|eventsource/.test(type)),
  ).toEqual([]);
  expect(await count.textContent()).toBe(listed);
  expect(await context.cookies()).toEqual(cookies);
  await expectConsistent(page);
  // A call that is made is recorded.
  const callsAfter = await page.evaluate(() => {
    window.sessionStorage.setItem('watched', 'yes');
    return (window as unknown as { calls: string[] }).calls;
  });
  expect(callsAfter).toEqual(['setItem']);
});

const scriptsIn = (folder: string) =>
  readdirSync(join(dist, folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(dist, folder, name), 'utf8') }));

test('the scripts of the replay contain no transport, and players load none of them', () => {
  // `firebase_token` is a field of a response; the rest are names of libraries and protocols.
  const transport = /pusher|laravel|firebase(?!_?token)|identitytoolkit|new WebSocket/i;
  const withTransport = (folder: string) =>
    scriptsIn(folder).filter(({ text }) => transport.test(text));
  expect(scriptsIn('js/replay').length).toBeGreaterThan(10);
  expect(withTransport('js/replay')).toEqual([]);
  expect(withTransport('js').length).toBeGreaterThan(0);
  const ofPlayers = scriptsIn('js');
  expect(ofPlayers.length).toBeGreaterThan(10);
  expect(ofPlayers.filter(({ text }) => text.includes('replay/'))).toEqual([]);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).not.toContain('replay');
});

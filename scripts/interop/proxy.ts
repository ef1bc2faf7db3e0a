import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../e2e/browsers/programs';
import { findBrowser } from '../../e2e/support/findBrowser';
import { conclude } from './play';

/** How many connections the page has used before its stake: a browser may repeat it on each of them. */
const usedConnections = 4;
/** Long enough for as many parallel calls to need a connection each. */
const warmUpMs = 400;
/** What docs/backend.md advises for each row of its table. */
const advice = {
  once: 'One press is one bet here; the app looks up what became of it.',
  twice: 'Store one bet for each Idempotency-Key, or put nginx or Caddy in front: docs/backend.md.',
  none: 'No stake reached the backend: does the proxy pass this address to its port?',
};

/**
 * Says what one press becomes behind the operator's proxy, if the response is lost after the stake was stored:
 * `npm run interop:proxy -- https://proxy.example/ --port 8000`. The proxy must pass that address to this port.
 *
 * @returns the exit code: 1 if a press was not stored exactly once
 */
async function check(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '8000' }, host: { type: 'string' } },
  });
  const [url] = positionals;
  if (url === undefined) throw new Error('Name the address of your proxy: https://proxy.example/');
  const stored = new Map<string, number>();
  const server = createServer((request, response) => respond(stored, request, response));
  server.listen(Number(values.port), values.host ?? '127.0.0.1');
  await once(server, 'listening');
  const browsers = [
    { browser: 'chrome' as const, executablePath: findBrowser(), args: ['--no-sandbox'] },
    { browser: 'firefox' as const, executablePath: findFirefox(), args: [] },
  ];
  const counts: number[] = [];
  for (const { browser, executablePath, args } of browsers) {
    if (executablePath === null) continue;
    const running = await launch({ browser, executablePath, args, acceptInsecureCerts: true });
    const tab = await running.newPage();
    // tsx names functions with a helper that a page does not have.
    await tab.evaluateOnNewDocument('globalThis.__name = (named) => named;');
    for (const cuts of [1, Infinity]) {
      await tab.goto(url);
      const id = `${browser}-${cuts}`;
      const told = await press(tab, id, cuts);
      const times = stored.get(id) ?? 0;
      const attempts = cuts === 1 ? 'the first attempt cut' : 'each attempt cut';
      console.log(`${browser}, ${attempts}: stored ${times}, told ${told}`);
      counts.push(times);
    }
    await running.close();
  }
  const most = Math.max(0, ...counts);
  console.log(most === 0 ? advice.none : most === 1 ? advice.once : advice.twice);
  return most === 1 && !counts.includes(0) ? 0 : 1;
}

/** Serves the page, and stores each stake: closes its connection without a response the first `cuts` times. */
function respond(stored: Map<string, number>, request: IncomingMessage, response: ServerResponse) {
  const { searchParams } = new URL(request.url ?? '/', 'http://backend');
  const id = searchParams.get('stake');
  request.resume().once('end', () => {
    const times = (stored.get(id ?? '') ?? 0) + 1;
    if (id !== null) stored.set(id, times);
    if (id !== null && times <= Number(searchParams.get('cuts'))) request.socket.end();
    else
      setTimeout(
        () => response.end('<title>One press</title>'),
        request.method === 'POST' ? warmUpMs : 0,
      );
  });
}

/** Sends one stake on a connection that was used before. */
async function press(tab: Page, id: string, cuts: number): Promise<string> {
  const post = async (address: string, calls: number) => {
    const send = () => fetch(address, { method: 'POST', body: '{}' });
    try {
      const [first] = await Promise.all(Array.from({ length: calls }, send));
      await first?.text();
      return String(first?.status);
    } catch {
      return 'failed';
    }
  };
  await tab.evaluate(post, '?warm-up', usedConnections);
  return tab.evaluate(post, `?stake=${id}&cuts=${cuts}`, 1);
}

conclude(check);

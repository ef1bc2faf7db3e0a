import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { waitForServer } from '../support/waitForServer';
import { jsonFunction } from './browserDriver';
import type { BrowserDriver } from './browserDriver';
import { startProgram } from './childProcess';

/** Nothing but this machine can be reached. */
const browserArguments = [
  '--automation',
  '--proxy=http://127.0.0.1:9',
  '--ignore-host=localhost',
  '--ignore-host=127.0.0.0/8',
];

/**
 * Starts WebKit's MiniBrowser on a display of its own and drives it by WebDriver.
 * @param scratch an empty folder for the home directory and the downloads
 */
export async function startWebKit(program: string, scratch: string): Promise<BrowserDriver> {
  const config = join(scratch, '.config');
  const downloads = join(scratch, 'downloads');
  mkdirSync(config);
  mkdirSync(downloads);
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const display = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1366x900x24']);
  const displayNumber = await display.waitForLine(/^(\d+)$/);
  const port = await freePort();
  const driver = startProgram(program, [`--port=${port}`], {
    HOME: scratch,
    XDG_CONFIG_HOME: config,
    DISPLAY: `:${displayNumber}`,
    LANGUAGE: 'km_KH',
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitForServer('WebKitWebDriver', driver.child, [`${origin}/status`]);

  const send = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Result & { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: browserArguments } } },
  });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1366, height: 800 });

  return {
    downloads,
    // WebKitWebDriver silences the browser's output and has no events.
    consoleErrors: null,
    async navigate(url) {
      await send('POST', `${session}/url`, { url });
    },
    async call(source, ...args) {
      const script = `return (${jsonFunction(source)})(arguments[0])`;
      const body = { script, args: [JSON.stringify(args)] };
      return JSON.parse(await send<string>('POST', `${session}/execute/sync`, body)) as unknown;
    },
    async perform(source) {
      await send('POST', `${session}/actions`, { actions: [source] });
    },
    async chooseFile(selector, path) {
      const query = { using: 'css selector', value: selector };
      const element = await send<Record<string, string>>('POST', `${session}/element`, query);
      const [id] = Object.values(element);
      await send('POST', `${session}/element/${id}/value`, { text: path });
    },
    screenshot: () => send('GET', `${session}/screenshot`),
    async close() {
      await send('DELETE', session);
      await driver.stop();
      await display.stop();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

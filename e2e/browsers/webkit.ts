import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { sandboxTest } from '../support/fixtures';
import { waitForServer } from '../support/waitForServer';

export { expect };

const port = 4_441;
const origin = `http://127.0.0.1:${port}`;

/** Nothing but this machine can be reached. */
const browserArguments = [
  '--automation',
  '--proxy=http://127.0.0.1:9',
  '--ignore-host=localhost',
  '--ignore-host=127.0.0.0/8',
];

/** WebDriver's codes of the keys that type nothing. */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Alt: '\uE00A',
  Escape: '\uE00C',
};

/** A page of WebKitGTK's MiniBrowser, which has no protocol for its console. */
export interface WebKitPage {
  /** The folder of its downloads. */
  readonly downloads: string;
  open(url: string): Promise<void>;
  /** Presses keys one after the other, or several together: `Alt+1`. */
  press(...keys: readonly string[]): Promise<void>;
  /** Clicks what the XPath finds, once it takes presses. */
  click(xpath: string): Promise<void>;
  /** Waits until the text or value of what the selector finds contains this. */
  expectText(selector: string, text: string): Promise<void>;
}

async function send<Result>(method: string, path: string, body?: object): Promise<Result> {
  const response = await fetch(origin + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Result & { message?: string } };
  if (!response.ok) throw new Error(`${path}: ${value.message}`);
  return value;
}

/** The test function with WebKitGTK's MiniBrowser on a display of its own, driven by classic WebDriver. */
export const test = sandboxTest.extend<{ webkit: WebKitPage }>({
  webkit: async ({}, use, testInfo) => {
    const home = testInfo.outputPath('home');
    const downloads = join(home, 'downloads');
    mkdirSync(join(home, '.config'), { recursive: true });
    mkdirSync(downloads);
    writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    const screen = ['-a', '-s', '-screen 0 1366x900x24'];
    // In a process group of its own, because the script forwards no signal.
    const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
      env: {
        ...process.env,
        HOME: home,
        XDG_CONFIG_HOME: join(home, '.config'),
        LANGUAGE: 'km_KH',
      },
      stdio: 'ignore',
      detached: true,
    });
    const kill = () => void process.kill(-(driver.pid ?? 0), 'SIGTERM');
    process.once('exit', kill);
    await waitForServer('WebKitWebDriver', driver, [`${origin}/status`]);
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: browserArguments } } },
    });
    const session = `/session/${sessionId}`;
    await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1366, height: 800 });
    await use({
      downloads,
      open: (url) => send('POST', `${session}/url`, { url }),
      async press(...keys) {
        for (const key of keys) {
          const values = key.split('+').map((each) => keyCodes[each] ?? each);
          const actions = [
            ...values.map((value) => ({ type: 'keyDown', value })),
            ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
          ];
          const keyboard = { type: 'key', id: 'keyboard', actions };
          await send('POST', `${session}/actions`, { actions: [keyboard] });
        }
      },
      async click(xpath) {
        await expect(async () => {
          const query = { using: 'xpath', value: xpath };
          const found = await send<Record<string, string>>('POST', `${session}/element`, query);
          await send('POST', `${session}/element/${Object.values(found).join()}/click`, {});
        }).toPass();
      },
      async expectText(selector, text) {
        const script = `const found = document.querySelector(arguments[0]);
          return found && (found.matches('input') ? found.value : found.textContent);`;
        const body = { script, args: [selector] };
        await expect
          .poll(() => send('POST', `${session}/execute/sync`, body), selector)
          .toContain(text);
      },
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      const image = await send<string>('GET', `${session}/screenshot`);
      writeFileSync(testInfo.outputPath('screenshot.png'), image, 'base64');
    }
    await send('DELETE', session);
    process.off('exit', kill);
    kill();
    await once(driver, 'exit');
  },
});

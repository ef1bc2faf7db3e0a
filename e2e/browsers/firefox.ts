import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectBidi } from './bidiConnection';
import { jsonFunction } from './browserDriver';
import type { BrowserDriver } from './browserDriver';
import { startProgram } from './childProcess';

/** COARSE is 1, FINE 2 and HOVER 4; without a window Firefox has no pointer at all. */
const mouse = 2 + 4;

/** Nothing but this machine can be reached, pages are asked for in Khmer, and there is a mouse. */
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.0/8',
  'intl.accept_languages': 'km-KH, km',
  // A window counts as focused although no desktop says so: only then `:focus` matches.
  'focusmanager.testmode': true,
  'ui.primaryPointerCapabilities': mouse,
  'ui.allPointerCapabilities': mouse,
};

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
}

interface CallResult {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string; readonly sharedId?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/**
 * Starts Firefox without a window and drives it by WebDriver BiDi.
 * @param scratch an empty folder for the profile and the downloads
 */
export async function startFirefox(program: string, scratch: string): Promise<BrowserDriver> {
  const profile = join(scratch, 'profile');
  const downloads = join(scratch, 'downloads');
  mkdirSync(profile);
  mkdirSync(downloads);
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const firefox = startProgram(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { HOME: scratch },
  );
  const address = await firefox.waitForLine(/WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await connectBidi(`${address}/session`);
  await bidi.send('session.new', { capabilities: {} });
  const consoleErrors: string[] = [];
  bidi.on('log.entryAdded', (params) => {
    const { level, text } = params as LogEntry;
    if (level === 'error') consoleErrors.push(text ?? '');
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  await bidi.send('browser.setDownloadBehavior', {
    downloadBehavior: { type: 'allowed', destinationFolder: downloads },
  });
  // The first window is never focused.
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'window',
  });
  await bidi.send('browsingContext.setViewport', {
    context,
    viewport: { width: 1366, height: 768 },
  });

  const callFunction = async (functionDeclaration: string, value: string) => {
    const { result, exceptionDetails } = await bidi.send<CallResult>('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value }],
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result ?? {};
  };

  return {
    downloads,
    consoleErrors,
    async navigate(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async call(source, ...args) {
      const { value } = await callFunction(jsonFunction(source), JSON.stringify(args));
      return JSON.parse(value ?? 'null') as unknown;
    },
    async perform(source) {
      await bidi.send('input.performActions', { context, actions: [source] });
    },
    async chooseFile(selector, path) {
      const { sharedId } = await callFunction('(found) => document.querySelector(found)', selector);
      await bidi.send('input.setFiles', { context, element: { sharedId }, files: [path] });
    },
    async screenshot() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return data;
    },
    async close() {
      bidi.close();
      await firefox.stop();
    },
  };
}

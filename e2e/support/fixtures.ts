import { test as base, expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { SandboxControl } from './control';
import { startNginx } from './nginxProcess';
import { startSandboxProcess } from './sandboxProcess';
import type { SandboxProcess } from './sandboxProcess';
import { createWatch } from './watchContext';
import type { Watch } from './watchContext';

export { expect };

/** The sandbox of a worker, as its tests see it. */
export interface Sandbox {
  /** Address of the page, without a slash at the end. */
  readonly webUrl: string;
  /** Address of the API port, without `/api`. */
  readonly apiUrl: string;
  readonly control: SandboxControl;
}

/** What a configuration may choose for the whole suite. */
export interface SuiteOptions {
  /** Who serves `dist/`. */
  webServer: 'sandbox' | 'nginx';
  /** What the sandbox speaks (docs/sandbox.md); null for the contract's own way. */
  dialect: string | null;
}

interface WorkerFixtures extends SuiteOptions {
  /** One sandbox process for all tests of a worker, on the worker's own loopback address. */
  sandboxProcess: SandboxProcess;
}

interface TestFixtures {
  /** The worker's sandbox, back at its seed when the test begins. */
  sandbox: Sandbox;
  /**
   * Fails the test on uncaught errors, console errors, requests that leave the machine and
   * violations of the security policy.
   */
  watch: Watch;
  /** One more browser for one more player, watched too and closed at the end of the test. */
  openContext: () => Promise<BrowserContext>;
}

/**
 * The test of every browser suite: a sandbox at its seed, and a watch that fails what went wrong
 * unseen.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  webServer: ['sandbox', { scope: 'worker', option: true }],

  dialect: [null, { scope: 'worker', option: true }],

  sandboxProcess: [
    async ({ webServer, dialect }, use, { parallelIndex }) => {
      const host = addressOf(parallelIndex);
      const isServedElsewhere = webServer === 'nginx';
      const variables = {
        ...(isServedElsewhere && { SANDBOX_WEB: 'off' }),
        ...(dialect !== null && { SANDBOX_DIALECT: dialect }),
      };
      const sandbox = await startSandboxProcess(host, variables);
      const { port } = new URL(sandbox.webUrl);
      const nginx = isServedElsewhere ? await startNginx(host, port) : null;
      await use(sandbox);
      await nginx?.stop();
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ sandboxProcess }, use) => use(sandboxProcess.webUrl),

  sandbox: [
    async ({ sandboxProcess }, use) => {
      const { webUrl, apiUrl } = sandboxProcess;
      const control = new SandboxControl(apiUrl);
      await control.reset();
      await use({ webUrl, apiUrl, control });
    },
    { auto: true },
  ],

  watch: [
    async ({ context }, use) => {
      const watch = createWatch();
      await watch.add(context);
      await use(watch);
      expect(watch.problems(), 'what nobody expected in the browser').toEqual([]);
    },
    { auto: true },
  ],

  openContext: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await watch.add(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/**
 * The page finds its local API by its own host name, so workers can only be kept apart by address:
 * the ports are built into the page.
 */
function addressOf(parallelIndex: number): string {
  return process.platform === 'linux' ? `127.0.0.${2 + parallelIndex}` : '127.0.0.1';
}

import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandboxProcess } from '../../e2e/support/sandboxProcess';
import { hasEnded, waitForServer } from '../../e2e/support/waitForServer';
import { SandboxControl } from '../../e2e/support/control';
import { databaseNamespace, projectId } from '../../sandbox/firebase/tokens';
import { conclude, playRound, startPage } from './play';

const tools = 'firebase-tools@15.34.2';
const host = '127.0.0.1';
/** The first run installs some 600 packages before it starts. */
const installLimitMs = 900_000;
/** How often the sandbox's balances are read, in milliseconds. */
const pollMs = 250;

/** The database rules of docs/backend.md. */
const rules = {
  rules: {
    balances: {
      $userId: { '.read': 'auth != null && auth.uid === $userId', '.write': false },
    },
  },
};

/**
 * Tests the app with Firebase's official emulators: `npm run interop:firebase`. With `-- auth` only with
 * that of authentication, which needs neither Java nor another download.
 */
async function check(args: readonly string[]): Promise<number> {
  const isAuthAlone = args.includes('auth');
  // With `auth` alone, the sandbox's own database stays in use.
  const variables: Record<string, string> = isAuthAlone
    ? { SANDBOX_AUTH_PORT: '19099', SANDBOX_WEB: 'off' }
    : { SANDBOX_FIREBASE: 'off' };
  const emulators = startEmulators(isAuthAlone ? ['auth'] : ['auth', 'database']);
  const urls = [`http://${host}:9099/`, ...(isAuthAlone ? [] : [balancesUrl()])];
  await waitForServer('The emulators', emulators, urls, installLimitMs);
  const sandbox = await startSandboxProcess(host, variables);
  const page = isAuthAlone ? await startPage(host) : null;
  const writer = isAuthAlone ? undefined : writeBalances(new SandboxControl(sandbox.apiUrl));
  try {
    return await playRound();
  } finally {
    clearInterval(writer);
    page?.kill('SIGINT');
    await sandbox.stop();
  }
}

function startEmulators(parts: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'emulators-'));
  const emulators = { auth: { host, port: 9099 }, database: { host, port: 9000 } };
  const used = Object.entries(emulators).filter(([name]) => parts.includes(name));
  const settings = {
    emulators: { ...Object.fromEntries(used), ui: { enabled: false }, hub: { host } },
    ...(parts.includes('database') && { database: { rules: 'rules.json' } }),
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(settings));
  writeFileSync(join(folder, 'rules.json'), JSON.stringify(rules));
  const options = ['emulators:start', '--only', parts.join(','), '--project', projectId];
  // In a new process group: npx forwards no signal to what it runs.
  const child = spawn('npx', ['--yes', tools, ...options], {
    cwd: folder,
    stdio: 'inherit',
    detached: true,
  });
  process.once('exit', () => {
    if (child.pid !== undefined && !hasEnded(child)) process.kill(-child.pid, 'SIGINT');
  });
  return child;
}

const balancesUrl = () => `http://${host}:9000/balances.json?ns=${databaseNamespace}`;

/** Writes each changed balance of the sandbox into the database, as a backend does. */
function writeBalances(control: SandboxControl): NodeJS.Timeout {
  let last = '';
  return setInterval(() => {
    void control.state().then(async ({ ledger }) => {
      const records = Object.entries(ledger.balances).map(([id, balance]) => [id, { balance }]);
      const body = JSON.stringify(Object.fromEntries(records));
      if (body === last) return;
      last = body;
      await fetch(balancesUrl(), {
        method: 'PUT',
        headers: { Authorization: 'Bearer owner' },
        body,
      });
    });
  }, pollMs);
}

conclude(() => check(process.argv.slice(2)));

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { waitForServer } from '../../e2e/support/waitForServer';

const root = join(__dirname, '../..');

/** Plays a round in a browser on the running servers. @returns the exit code */
export async function playRound(): Promise<number> {
  const script = join(root, 'e2e/run.ts');
  const browser = spawn(
    process.execPath,
    ['--import', 'tsx', script, '--config', join(root, 'e2e/interop.config.ts')],
    { cwd: root, stdio: 'inherit' },
  );
  const [code] = (await once(browser, 'exit')) as [number | null];
  return code ?? 1;
}

/** Starts a second sandbox that serves only the page, so that its policy names the app's ports. */
export async function startPage(host: string): Promise<ChildProcess> {
  const off = { SANDBOX_API: 'off', SANDBOX_PUSHER: 'off', SANDBOX_FIREBASE: 'off' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    cwd: root,
    env: { ...process.env, ...off, SANDBOX_HOST: host, SANDBOX_CONTROL: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => void child.kill('SIGINT'));
  await waitForServer('The page', child, [`http://${host}:3000`]);
  return child;
}

/** Runs an interoperability check and ends the process with its exit code. */
export function conclude(check: () => Promise<number>): void {
  // Without this, an interrupted check would leave its servers running.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  check().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}

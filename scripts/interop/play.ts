import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Lets a browser play a round on the servers that run; gives the exit code. */
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

/** Runs an interoperability check and ends the process with its exit code. */
export function conclude(check: () => Promise<number>): void {
  check().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}

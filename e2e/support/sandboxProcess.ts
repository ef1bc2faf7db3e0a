import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { hasEnded, waitForServer } from './waitForServer';

const root = join(__dirname, '../..');
const STOP_LIMIT_MS = 5_000;

/** Variables that the build shares; the suite sets every other SANDBOX_ variable. */
const inheritable = /^SANDBOX_((WEB|API|AUTH|DATABASE)_PORT|KEY)$/;

/** A sandbox in a child process. */
export interface SandboxProcess {
  /** Address of the page, without a slash at the end. */
  readonly webUrl: string;
  /** Address of the API port, without `/api` and without a slash at the end. */
  readonly apiUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts the sandbox on a loopback address with its control surface and a fixed seed, and waits until
 * it responds.
 * @param variables more variables of docs/sandbox.md
 * @throws Error with the sandbox's output if it exits before that or does not respond in time
 */
export async function startSandboxProcess(
  host: string,
  variables: Record<string, string> = {},
): Promise<SandboxProcess> {
  const env = { ...sandboxEnvironment(host), ...variables };
  const webUrl = `http://${host}:${env['SANDBOX_WEB_PORT'] ?? '3000'}`;
  const apiUrl = `http://${host}:${env['SANDBOX_API_PORT'] ?? '8003'}`;
  // It would respond in place of the new one, and two suites would disturb each other.
  if (await isResponding(apiUrl)) {
    throw new Error(`Another sandbox responds at ${apiUrl}: is the suite running twice?`);
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const killAtExit = () => void child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const reportExit = () => console.error(`The sandbox exited by itself.\n${output.join('')}`);
  child.once('exit', reportExit);
  const stop = async () => {
    child.off('exit', reportExit);
    process.off('exit', killAtExit);
    await endProcess(child);
  };
  try {
    const pages = env['SANDBOX_WEB'] === 'off' ? [] : [webUrl];
    await waitForServer('The sandbox', child, [`${apiUrl}/__control/state`, ...pages]);
  } catch (error) {
    await stop();
    throw new Error(`${String(error)}\n${output.join('')}`);
  }
  return { webUrl, apiUrl, stop };
}

function sandboxEnvironment(host: string): Record<string, string | undefined> {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('SANDBOX_') || inheritable.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    SANDBOX_HOST: host,
    SANDBOX_CONTROL: '1',
    SANDBOX_SEED: '7',
  };
}

async function isResponding(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const giveUp = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(giveUp);
}

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv, promisify } from 'node:util';
import { hasEnded, waitForServer } from '../../e2e/support/waitForServer';
import { host } from './backend';

const files = join(__dirname, '../../deploy/cluster');
const run = promisify(execFile);
/** The ports of the nodes in `deploy/cluster/reverb.conf`. */
const nodePorts = [8081, 8082];
const startLimitMs = 60_000;
const pollMs = 100;

/**
 * Starts Redis, two Reverb nodes and nginx as in `deploy/cluster/`, and prints the folder of their logs.
 * @param laravel the folder of a Laravel application with Reverb
 * @returns ends them, the last one first
 */
export async function startCluster(laravel: string): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'reverb-'));
  console.log(`The logs of the servers: ${folder}`);
  const children: ChildProcess[] = [];
  process.once('exit', () => {
    // A killed nginx would leave its workers behind.
    for (const child of children) child.kill('SIGTERM');
  });
  const start = (name: string, command: string, options: string[], variables = {}) => {
    const output = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(command, options, {
      cwd: laravel,
      env: { ...process.env, ...variables },
      stdio: ['ignore', output, output],
    });
    child.on('error', (error) => console.error(`${command}: ${error.message}`));
    children.push(child);
    return child;
  };

  start('redis', 'redis-server', [join(files, 'redis.conf'), '--dir', folder]);
  await until('Redis', async () => (await redis('PING')) === 'PONG');
  const settings = parseEnv(readFileSync(join(files, 'reverb.env'), 'utf8'));
  for (const port of nodePorts) {
    const address = { REVERB_SERVER_HOST: host, REVERB_SERVER_PORT: String(port) };
    const variables = { ...settings, ...address };
    const node = start(`node-${port}`, 'php', ['artisan', 'reverb:start'], variables);
    await waitForServer(`Node ${port}`, node, [`http://${host}:${port}/up`]);
  }
  await until('The subscriptions', async () => {
    const reply = await redis('PUBSUB', 'NUMSUB', 'reverb');
    return Number(reply.split('\n')[1]) === nodePorts.length;
  });
  const directives = `daemon off; pid ${join(folder, 'nginx.pid')};`;
  start('nginx', 'nginx', ['-p', folder, '-c', join(files, 'reverb.conf'), '-g', directives]);
  // The API behind it does not run yet: any answer is its own.
  await until('nginx', async () => (await fetch(`http://${host}:8003/`)).status > 0);

  return async () => {
    for (const child of children.reverse()) {
      if (hasEnded(child)) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  };
}

async function redis(...command: string[]): Promise<string> {
  const { stdout } = await run('redis-cli', ['-h', host, ...command]);
  return stdout.trim();
}

async function until(name: string, isReached: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (!(await isReached().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${name} was not ready in time.`);
    await delay(pollMs);
  }
}

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv, promisify } from 'node:util';
import { hasEnded, waitForServer } from '../../../e2e/support/waitForServer';
import { host } from '../backend';

const files = join(__dirname, '../../../deploy/cluster');
const run = promisify(execFile);
const endLimitMs = 10_000;
const pollMs = 100;

/** The ports of the nodes in `deploy/cluster/reverb.conf`. */
export const nodePorts = [8081, 8082] as const;
type NodePort = (typeof nodePorts)[number];
type Part = 'redis' | 'nginx' | NodePort;

/** Redis, two Reverb nodes and nginx as in `deploy/cluster/`. The output of each goes to a file in `folder`. */
export class Cluster {
  readonly folder = mkdtempSync(join(tmpdir(), 'reverb-'));
  private readonly parts = new Map<Part, ChildProcess>();

  /** @param laravel the folder of a Laravel application with Reverb */
  constructor(private readonly laravel: string) {
    process.once('exit', () => {
      // A killed nginx would leave its workers behind.
      for (const part of this.parts.values()) part.kill('SIGTERM');
    });
  }

  async startRedis(): Promise<void> {
    this.spawn('redis', 'redis-server', [join(files, 'redis.conf'), '--dir', this.folder]);
    await this.until('Redis', async () => (await this.redis('PING')) === 'PONG');
  }

  async startNode(port: NodePort): Promise<void> {
    const settings = parseEnv(readFileSync(join(files, 'reverb.env'), 'utf8'));
    const address = { REVERB_SERVER_HOST: host, REVERB_SERVER_PORT: String(port) };
    const node = this.spawn(port, 'php', ['artisan', 'reverb:start'], { ...settings, ...address });
    await waitForServer(`Node ${port}`, node, [`http://${host}:${port}/up`]);
  }

  async startNginx(): Promise<void> {
    const options = ['-p', this.folder, '-c', join(files, 'reverb.conf')];
    const directives = `daemon off; pid ${join(this.folder, 'nginx.pid')};`;
    this.spawn('nginx', 'nginx', [...options, '-g', directives]);
    await delay(500);
  }

  /** Ends a part: `SIGTERM` lets it say goodbye, `SIGKILL` does not. */
  async end(part: Part, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.parts.get(part);
    if (child === undefined || hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const giveUp = setTimeout(() => child.kill('SIGKILL'), endLimitMs);
    await ended;
    clearTimeout(giveUp);
  }

  /** Waits until this many nodes get the events of the others. */
  async waitForSubscribers(count: number): Promise<void> {
    await this.until('The subscription', async () => {
      const reply = await this.redis('PUBSUB', 'NUMSUB', 'reverb');
      return Number(reply.split('\n')[1]) === count;
    });
  }

  /** Cuts the subscription of every node once; they subscribe again. */
  async cutSubscriptions(): Promise<void> {
    await this.redis('CLIENT', 'KILL', 'TYPE', 'pubsub');
  }

  /** Cuts the subscription of one node for good; it still answers players and `/up`. */
  async muteOneNode(): Promise<void> {
    await this.redis('ACL', 'SETUSER', 'default', '-subscribe');
    const subscribed = await this.redis('CLIENT', 'LIST', 'TYPE', 'pubsub');
    await this.redis('CLIENT', 'KILL', 'ID', /^id=(\d+)/.exec(subscribed)?.[1] ?? '');
  }

  /** Lets a mute node subscribe again. */
  async unmute(): Promise<void> {
    await this.redis('ACL', 'SETUSER', 'default', '+subscribe');
    await this.redis('CLIENT', 'KILL', 'TYPE', 'normal');
    await this.waitForSubscribers(nodePorts.length);
  }

  async stop(): Promise<void> {
    for (const part of [...this.parts.keys()].reverse()) await this.end(part, 'SIGTERM');
  }

  private async redis(...command: string[]): Promise<string> {
    const { stdout } = await run('redis-cli', ['-h', host, ...command]);
    return stdout.trim();
  }

  private spawn(part: Part, command: string, options: string[], variables = {}): ChildProcess {
    const output = openSync(join(this.folder, `${part}.log`), 'a');
    const child = spawn(command, options, {
      cwd: this.laravel,
      env: { ...process.env, ...variables },
      stdio: ['ignore', output, output],
    });
    child.on('error', (error) => console.error(`${command}: ${error.message}`));
    this.parts.set(part, child);
    return child;
  }

  private async until(name: string, isReached: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + 60_000;
    while (!(await isReached().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`${name} was not ready in time.`);
      await delay(pollMs);
    }
  }
}

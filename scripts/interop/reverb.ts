import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { retryWaitMs } from '../../src/platform/backoff';
import { channels, readEvent } from '../../src/realtime/parseBroadcast';
import { app, host, startBackend } from './backend';
import type { PublishedEvent } from './bridge';
import { conclude, playRound, startPage } from './play';
import { Cluster, nodePorts } from './reverb/cluster';
import { Crowd } from './reverb/crowd';
import { mostPerSecond, percentile } from './reverb/tally';

const proxy = `http://${host}:8003`;
/** Short rounds, so that every client sees a whole break between two rounds before the first fault. */
const roundSeconds = 24;
const drawSeconds = 10;
/** Every client handles each push, which is most of the work of the machine. */
const pushMs = 2000;
const roundMs = (roundSeconds + drawSeconds) * 1000;
/** A round, its break and the first push after it, with a margin. */
const learningMs = roundMs + 10_000;
const processes = 4;
const startsPerSecond = 150;
/** Events that are on their way get this long. */
const drainMs = 3000;
/** The handshakes before a phase must not count as its own. */
const settlingMs = 10_000;
/** The delays after a fault are measured for at least this long. */
const leastMs = 15_000;
const mostRecoveryMs = 90_000;
const mostMuteMs = 600_000;

interface Phase {
  readonly name: string;
  /** A client has recovered with an event that was published after this. */
  readonly fault: (cluster: Cluster) => Promise<void>;
  /** The players stay where the phase before has driven them. */
  readonly isUnevenly?: true;
  readonly mostMs?: number;
  /** Restores both nodes, not measured. */
  readonly restore?: (cluster: Cluster) => Promise<void>;
}

const [first, second] = nodePorts;

const faults: Phase[] = [
  {
    name: '`CLIENT KILL TYPE pubsub`',
    fault: async (cluster) => {
      await cluster.cutSubscriptions();
      await cluster.waitForSubscribers(2);
    },
  },
  {
    name: 'Redis restarted',
    fault: async (cluster) => {
      await cluster.end('redis', 'SIGTERM');
      await cluster.startRedis();
      await cluster.waitForSubscribers(2);
    },
  },
  {
    name: 'one node killed',
    fault: (cluster) => cluster.end(first, 'SIGKILL'),
    restore: (cluster) => startNodes(cluster, first),
  },
  {
    name: 'rolling restart: one node',
    fault: (cluster) => cluster.end(first, 'SIGTERM'),
    restore: (cluster) => startNodes(cluster, first),
  },
  {
    name: 'rolling restart: the other',
    fault: (cluster) => cluster.end(second, 'SIGTERM'),
    isUnevenly: true,
    restore: (cluster) => startNodes(cluster, second),
  },
  {
    name: 'a mute node',
    fault: (cluster) => cluster.muteOneNode(),
    mostMs: mostMuteMs,
    restore: (cluster) => cluster.unmute(),
  },
];

/**
 * Tests the app with two Laravel Reverb nodes over Redis and their faults: `npm run interop:reverb --
 * --laravel DIR [--clients N] [--browser]`. With `--browser` a browser also plays a round, with `--clients 0` it alone.
 */
async function check(): Promise<number> {
  const { values } = parseArgs({
    options: {
      laravel: { type: 'string' },
      clients: { type: 'string', default: '2000' },
      browser: { type: 'boolean', default: false },
    },
  });
  if (values.laravel === undefined) {
    throw new Error('Name a Laravel application with Reverb: --laravel DIR');
  }
  const clients = Number(values.clients);
  const cluster = new Cluster(values.laravel);
  let crowd: Crowd | undefined;
  const note = (event: PublishedEvent) => crowd?.note(identityOf(event));
  const backend = await startBackend(proxy, note, {
    SANDBOX_ROUND_SECONDS: String(roundSeconds),
    SANDBOX_DRAW_SECONDS: String(drawSeconds),
    SANDBOX_PUSH_MS: String(pushMs),
  });
  try {
    await cluster.startRedis();
    await cluster.startNode(first);
    await cluster.startNginx();
    console.log(`The logs of the servers: ${cluster.folder}`);
    if (clients > 0) {
      crowd = new Crowd(processes);
      const overMs = (clients / startsPerSecond) * 1000;
      await crowd.start(clients, overMs, { key: app.key, host, port: 8003 });
      if (!(await measureAll(cluster, crowd))) return 1;
      crowd.stop();
    } else await startNodes(cluster, second);
    return values.browser ? await play() : 0;
  } finally {
    crowd?.stop();
    await backend.stop();
    await cluster.stop();
  }
}

/** Measures one node, two nodes and every fault. @returns whether all clients recovered and no event came twice */
async function measureAll(cluster: Cluster, crowd: Crowd): Promise<boolean> {
  const alone = await measure(cluster, crowd, calm('one node'));
  console.log(tableHead);
  printRow(alone, alone);
  await startNodes(cluster, second);
  const phases = [alone];
  for (const phase of [calm('two nodes'), ...faults]) {
    // nginx skips a node that was away for two seconds.
    await delay(drainMs);
    if (!phase.isUnevenly) await crowd.rejoin();
    await delay(settlingMs);
    const measured = await measure(cluster, crowd, phase);
    printRow(measured, alone);
    phases.push(measured);
    await phase.restore?.(cluster);
  }
  return phases.every(({ recoveredAt, doubled }) => !recoveredAt.includes(null) && doubled === 0);
}

/** No fault, for as long as it takes to see a break between two rounds. */
function calm(name: string): Phase {
  return { name, fault: () => delay(learningMs) };
}

async function startNodes(cluster: Cluster, node: (typeof nodePorts)[number]): Promise<void> {
  await cluster.startNode(node);
  await cluster.waitForSubscribers(nodePorts.length);
}

/** Causes a fault, waits until every client has recovered, and measures from one to the other. */
async function measure(cluster: Cluster, crowd: Crowd, phase: Phase) {
  const from = Date.now();
  await phase.fault(cluster);
  const since = Date.now();
  const deadline = since + (phase.mostMs ?? mostRecoveryMs);
  do await delay(1000);
  while ((await crowd.missing(since)) > 0 && Date.now() < deadline);
  await delay(Math.max(0, from + leastMs - Date.now()));
  const to = Date.now();
  await delay(drainMs);
  return { ...(await crowd.report(from, to, since)), name: phase.name, from, to };
}

type Measured = Awaited<ReturnType<typeof measure>>;

const tableHead = [
  '| phase | lost per client | doubled | delay | recovered | recovery | attempts per client | handshakes per second |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n');

/**
 * Delays (p50, p95, p99) are ratios to those of one node. The recovery (p50, p95, all) counts from the start of the
 * fault, in units of the app's first wait.
 */
function printRow(measured: Measured, alone: Measured): void {
  const { name, events, clients, lost, doubled, delaysMs, recoveredAt, openings } = measured;
  const recovered = recoveredAt.filter((at) => at !== null);
  const unit = retryWaitMs(0, 0);
  const waits = [50, 95, 100].map((percent) => {
    const at = percentile(recovered, percent);
    return ((at - measured.from) / unit).toFixed(1);
  });
  const ratios = [50, 95, 99].map((percent) =>
    (percentile(delaysMs, percent) / percentile(alone.delaysMs, percent)).toFixed(1),
  );
  const attempts = measured.attempts.reduce((sum, count) => sum + count, 0);
  const cells = [
    name,
    `${(lost / clients).toFixed(2)} of ${events}`,
    doubled,
    ratios.join(', '),
    `${recovered.length} of ${clients}`,
    waits.join(', '),
    `${(attempts / clients).toFixed(2)}, at most ${Math.max(0, ...measured.attempts)}`,
    mostPerSecond(openings),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

/** The event as the app parses it, as text. */
function identityOf({ name, channels: [channel], data }: PublishedEvent): string {
  const known = channels.find((each) => each.channel === channel);
  return JSON.stringify(known && readEvent(known, name, data));
}

async function play(): Promise<number> {
  const page = await startPage(host);
  try {
    return await playRound();
  } finally {
    page.kill('SIGINT');
  }
}

conclude(check);

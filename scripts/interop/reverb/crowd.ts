import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BroadcastConfig } from '../../../src/config/resolveConfig';
import { sumOf, type Publication, type Receipt } from './tally';

/** All times in milliseconds since the epoch. */
interface Period {
  /** The events since the last request. */
  readonly published: readonly Publication[];
  readonly from: number;
  readonly to: number;
  /** A client has recovered with an event that was published then or later. */
  readonly since: number;
}

export type Request =
  | { kind: 'start'; clients: number; overMs: number; config: BroadcastConfig }
  | { kind: 'rejoin' }
  | ({ kind: 'progress' | 'report' } & Period);

/** What the clients of one process did in a period. */
export interface Response {
  /** Only of a report. */
  readonly receipt: Receipt | null;
  /** When each client recovered; null while it has not. */
  readonly recoveredAt: readonly (number | null)[];
  /** The attempts of each client that made any. */
  readonly attempts: readonly number[];
  /** When a connection opened. */
  readonly openings: readonly number[];
}

/** Clients made of the app's own code, in a few processes. */
export class Crowd {
  private readonly workers: ChildProcess[];
  private readonly ended: Promise<never>;
  private unsent: Publication[] = [];

  constructor(processes: number) {
    this.workers = Array.from({ length: processes }, () =>
      fork(join(__dirname, 'crowdWorker.ts'), {
        // Node 20 has the websocket of the standard behind this flag.
        execArgv: ['--import', 'tsx', '--experimental-websocket', '--no-warnings'],
        env: { ...process.env, NODE_ENV: 'production' },
        serialization: 'advanced',
      }),
    );
    this.ended = Promise.race(this.workers.map((worker) => once(worker, 'exit'))).then(() => {
      throw new Error('A process of clients has ended.');
    });
    // Nothing waits for it between two requests.
    this.ended.catch(() => {});
  }

  /** Starts `clients` in all, spread over `overMs` milliseconds. */
  async start(clients: number, overMs: number, config: BroadcastConfig): Promise<void> {
    const each = Math.ceil(clients / this.workers.length);
    await this.ask({ kind: 'start', clients: each, overMs, config });
  }

  /** Notes an event that the backend publishes now. */
  note(identity: string): void {
    this.unsent.push({ identity, at: Date.now() });
  }

  /** Lets every client lose its network and find it again, which spreads them over the nodes. */
  async rejoin(): Promise<void> {
    await this.ask({ kind: 'rejoin' });
  }

  /** How many clients have not recovered. */
  async missing(since: number): Promise<number> {
    const responses = await this.askPeriod('progress', { from: 0, to: 0, since });
    return responses.flatMap(({ recoveredAt }) => recoveredAt).filter((at) => at === null).length;
  }

  async report(from: number, to: number, since: number) {
    const responses = await this.askPeriod('report', { from, to, since });
    return {
      ...sumOf(responses.flatMap(({ receipt }) => receipt ?? [])),
      recoveredAt: responses.flatMap(({ recoveredAt }) => recoveredAt),
      attempts: responses.flatMap(({ attempts }) => attempts),
      openings: responses.flatMap(({ openings }) => openings),
    };
  }

  stop(): void {
    for (const worker of this.workers) worker.kill('SIGKILL');
  }

  private async askPeriod(kind: 'progress' | 'report', period: Omit<Period, 'published'>) {
    const published = this.unsent.splice(0);
    return this.ask({ kind, published, ...period });
  }

  /** One request at a time: each worker answers once. */
  private async ask(request: Request): Promise<Response[]> {
    return Promise.all(
      this.workers.map(async (worker) => {
        const answered = once(worker, 'message') as Promise<[Response]>;
        worker.send(request);
        const [response] = await Promise.race([answered, this.ended]);
        return response;
      }),
    );
  }
}

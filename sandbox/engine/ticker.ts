import type { Clock } from './clock';

/** Beyond this many missed beats (a machine that slept) the lost time is not made up for. */
const maxMissedTicks = 3;

/** Calls `onBeat` once every `intervalMs` without drifting, until stopped; can be paused. */
export class Ticker {
  private cancel: (() => void) | null = null;
  private due = 0;

  constructor(
    private readonly clock: Clock,
    private readonly intervalMs: number,
    private readonly onBeat: () => void,
  ) {}

  get running(): boolean {
    return this.cancel !== null;
  }

  /** Begins a full interval from now, also when it is already running. */
  start(): void {
    this.stop();
    this.due = this.clock.now();
    this.schedule();
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
  }

  private schedule(): void {
    this.due += this.intervalMs;
    const late = this.clock.now() - this.due;
    if (late > maxMissedTicks * this.intervalMs) this.due = this.clock.now();
    this.cancel = this.clock.after(Math.max(0, this.due - this.clock.now()), () => {
      this.schedule();
      this.onBeat();
    });
  }
}

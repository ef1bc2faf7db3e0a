import type { Clock } from './clock';

/** After more missed ticks than this (the machine slept), they are not made up for. */
const maxMissedTicks = 3;

/** Calls `onTick` every `intervalMs` milliseconds without drifting, until it is stopped. */
export class Ticker {
  private cancel: (() => void) | null = null;
  private due = 0;

  constructor(
    private readonly clock: Clock,
    private readonly intervalMs: number,
    private readonly onTick: () => void,
  ) {}

  get running(): boolean {
    return this.cancel !== null;
  }

  /** The first tick follows one full interval from now, even if the ticker was running. */
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
      this.onTick();
    });
  }
}

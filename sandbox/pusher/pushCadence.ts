import type { Clock } from '../engine/clock';

const secondMs = 1000;

/** How often the countdown is sent; the specification leaves it to the backend. */
export class PushCadence {
  ms: number;
  private counted = -Infinity;
  private pushed = Infinity;
  private cancelRest: (() => void)[] = [];

  /**
   * @param usualMs game milliseconds between pushes; if longer than a round, one push per round, at its start
   * @param speed game seconds in a real second
   */
  constructor(
    private readonly usualMs: number,
    private readonly speed: number,
    private readonly clock: Clock,
  ) {
    this.ms = usualMs;
  }

  reset(): void {
    this.ms = this.usualMs;
  }

  /**
   * Calls `push` at the start, after a jump, and then every `ms`. An interval below a second repeats the
   * value.
   */
  count(seconds: number, push: () => void): void {
    this.stop();
    const isJump = seconds !== this.counted - 1;
    this.counted = seconds;
    const isDue = (this.pushed - seconds) * secondMs >= this.ms;
    if (!isJump && !isDue) return;
    this.pushed = seconds;
    push();
    if (seconds === 0) return;
    for (let at = this.ms; at < secondMs; at += this.ms) {
      this.cancelRest.push(this.clock.after(at / this.speed, push));
    }
  }

  /** Cancels the rest of the current second. */
  stop(): void {
    for (const cancel of this.cancelRest.splice(0)) cancel();
  }
}

import type { Clock } from '../engine/clock';

const secondMs = 1000;

/** How often the countdown is pushed; the specification leaves it to the backend. */
export class PushCadence {
  ms: number;
  private counted = -Infinity;
  private pushed = Infinity;
  private cancelRest: (() => void)[] = [];

  /**
   * @param usualMs game milliseconds from push to push; longer than a round: only where one starts
   * @param speed game seconds in a real second
   */
  constructor(
    private readonly usualMs: number,
    private readonly speed: number,
    private readonly clock: Clock,
  ) {
    this.ms = usualMs;
  }

  /** As at the start of the sandbox. */
  reset(): void {
    this.ms = this.usualMs;
  }

  /**
   * Calls `push` for a second that was counted where it is due: at the start and after a jump always,
   * then each `ms`. Within a second the same value is pushed again.
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

  /** Nothing more is pushed of the present second. */
  stop(): void {
    for (const cancel of this.cancelRest.splice(0)) cancel();
  }
}

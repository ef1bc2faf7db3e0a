import { TestEnvironment } from 'jest-environment-node';
import { endStorages } from './endStorages';

/** Node, in which the timers that a test file leaves end with it, as they do in jsdom. */
export default class NodeEnvironment extends TestEnvironment {
  private readonly timers = new Set<NodeJS.Timeout>();
  private isOver = false;

  override async setup(): Promise<void> {
    await super.setup();
    const { setTimeout, setInterval } = this.global;
    this.global.setTimeout = this.remembering(setTimeout);
    this.global.setInterval = this.remembering(setInterval);
  }

  override async teardown(): Promise<void> {
    this.isOver = true;
    this.timers.forEach((timer) => clearTimeout(timer));
    await super.teardown();
    endStorages();
  }

  /** A function that starts a timer, whose timers are cleared in the end. */
  private remembering<Start extends typeof setTimeout | typeof setInterval>(start: Start): Start {
    const remember = (...args: Parameters<typeof setTimeout>) => {
      const timer = start(...args);
      // What still runs when the file is over may start timers as well.
      if (this.isOver) timer.unref();
      this.timers.add(timer);
      return timer;
    };
    return Object.assign(remember, start) as Start;
  }
}

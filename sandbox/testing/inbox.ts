/** A list that callbacks fill and a test waits for. */
export class Inbox<T> {
  readonly items: T[] = [];
  private waiting: (() => void)[] = [];

  readonly add = (item: T): void => {
    this.items.push(item);
    for (const check of this.waiting.splice(0)) check();
  };

  /** Waits for the first item that fits, past or future; the test's time limit ends the wait. */
  async first(fits: (item: T) => boolean): Promise<T> {
    for (;;) {
      const found = this.items.find(fits);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }
}

/** How long the page may be kept busy at a stretch, in milliseconds. */
const sliceMs = 5;

/** Runs a generator in slices, so that the page answers to its player in between. */
export async function runInSlices<Result>(work: Generator<unknown, Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + sliceMs;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < until);
    await rest();
  }
}

/** Runs a generator to its end at once; for a page that is about to go. */
export function runAtOnce<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Lets everything else that waits have its turn. */
export function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

import TestSequencer from '@jest/test-sequencer';

/** Small files that run for longer than most: random sessions, hostile input, whole recordings. */
const slow = /invariants|[/\\]hostile[A-Z]|recordedTraces/;

/**
 * Starts the slowest test files first, so that the others fill the remaining workers. Without a cache of
 * earlier times, as on a fresh clone, Jest begins with the largest files.
 */
export default class SlowTestsFirst extends TestSequencer {
  /** @param {readonly { path: string }[]} tests */
  sort(tests) {
    const rank = ({ path }) => (slow.test(path) ? 0 : 1);
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}

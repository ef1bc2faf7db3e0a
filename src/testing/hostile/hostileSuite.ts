import type { FakeServer } from '../fakeServer';
import { startGoodServer } from './goodServer';
import { watchForHarm } from './harm';
import type { HarmWatch } from './harm';
import { printCount } from './runCases';

/** What a suite of hostile input needs; the watch and the server are new for each test. */
export interface HostileSuite {
  watch: HarmWatch;
  server: FakeServer;
  /** How many inputs were tried. */
  readonly count: { total: number };
}

/**
 * Sets up a suite of hostile input in front of a good server. Call it once at the top of the file.
 *
 * @param place where the input went, for the line that says how much was tried
 */
export function setUpHostileSuite(place: string): HostileSuite {
  const suite = { count: { total: 0 } } as HostileSuite;
  beforeEach(() => {
    suite.watch = watchForHarm();
    suite.server = startGoodServer();
  });
  afterEach(() => void jest.useRealTimers());
  afterAll(() => printCount(suite.count, place));
  return suite;
}

import { startFakeServer } from '../fakeServer';
import type { FakeServer } from '../fakeServer';
import { isLongRun, seed } from '../testForm';
import { goodServer } from './examples';
import { watchForHarm } from './harm';
import type { HarmWatch } from './harm';

/** What a suite of hostile input needs, new for each test. */
interface HostileSuite {
  watch: HarmWatch;
  /** Gives good answers until a case changes one. */
  server: FakeServer;
}

/** Sets up a suite of hostile input in front of a good server, and prints its seed. Call it at the top of the file. */
export function setUpHostileSuite(): HostileSuite {
  const suite = {} as HostileSuite;
  beforeEach(() => {
    suite.watch = watchForHarm();
    suite.server = startFakeServer();
    for (const [call, answer] of Object.entries(goodServer)) suite.server.on(call, answer);
  });
  afterEach(() => void jest.useRealTimers());
  afterAll(() => void process.stdout.write(`hostile: INVARIANTS_SEED=${seed}\n`));
  return suite;
}

const maxFailures = 40;
/** The quick form tries every third case; the seed decides with which it begins. */
const quickStep = 3;

/**
 * Runs the cases one after the other and expects no problem in any; an exception fails its own case
 * only.
 */
export async function expectNoProblems<Case extends { name: string }>(
  cases: readonly Case[],
  run: (one: Case) => Promise<string[]> | string[],
): Promise<void> {
  expect(cases.length).toBeGreaterThan(0);
  const failures: string[] = [];
  const tried = isLongRun ? cases : cases.filter((_, at) => at % quickStep === seed % quickStep);
  for (const one of tried) {
    const problems = await Promise.resolve(one)
      .then(run)
      .catch((error: unknown) => [`thrown: ${String(error)}`]);
    failures.push(...problems.map((problem) => `${one.name} → ${problem}`));
  }
  expect(failures.slice(0, maxFailures)).toEqual([]);
}

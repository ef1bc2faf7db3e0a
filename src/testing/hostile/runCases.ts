import { seed } from '../testForm';

/** The number of cases that a suite has run. */
export interface CaseCount {
  total: number;
}

const maxFailures = 40;

/**
 * Runs the cases one after the other and expects no problem in any; an exception fails its own case
 * only.
 */
export async function expectNoProblems<Case extends { name: string }>(
  count: CaseCount,
  cases: readonly Case[],
  run: (one: Case) => Promise<string[]> | string[],
): Promise<void> {
  expect(cases.length).toBeGreaterThan(0);
  const failures: string[] = [];
  for (const one of cases) {
    const problems = await Promise.resolve(one)
      .then(run)
      .catch((error: unknown) => [`thrown: ${String(error)}`]);
    failures.push(...problems.map((problem) => `${one.name} → ${problem}`));
  }
  count.total += cases.length;
  expect(failures.slice(0, maxFailures)).toEqual([]);
}

/** Prints the number of cases and their seed. */
export function printCount({ total }: CaseCount, where: string): void {
  process.stdout.write(
    `hostile: ${total.toLocaleString('en')} cases ${where}, INVARIANTS_SEED=${seed}\n`,
  );
}

import { goodAnswers, goodEvents } from './examples';

/** How many hostile inputs a suite has tried. */
export interface CaseCount {
  total: number;
}

const mostFailures = 40;

/**
 * Runs one case after the other and gathers what went wrong, each with the name of its case; what
 * a case throws is a failure of that case alone.
 */
export async function failuresOf<Case extends { name: string }>(
  count: CaseCount,
  cases: readonly Case[],
  run: (one: Case) => Promise<string[]> | string[],
): Promise<string[]> {
  const failures: string[] = [];
  for (const one of cases) {
    const problems = await Promise.resolve(one)
      .then(run)
      .catch((error: unknown) => [`thrown: ${String(error)}`]);
    failures.push(...problems.map((problem) => `${one.name} → ${problem}`));
  }
  count.total += cases.length;
  return failures.slice(0, mostFailures);
}

/** Prints one line with how much a suite has tried, which an automatic run shows too. */
export function printCount({ total }: CaseCount, where: string): void {
  const calls = Object.keys(goodAnswers).length;
  const events = Object.keys(goodEvents).length;
  const cases = total.toLocaleString('en');
  process.stdout.write(
    `hostile: ${cases} cases over ${calls} calls and ${events} events ${where}\n`,
  );
}

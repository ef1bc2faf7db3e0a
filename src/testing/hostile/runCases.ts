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

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './markdown';

/** A row of `docs/specification.md`. */
interface Demand {
  /** Section and number, such as `4.2`. */
  readonly id: string;
  readonly text: string;
}

/** A test whose title begins with the ids of demands: `[4.2, 7.9] loads the bets`. */
interface DemandTest {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

/** Every demand of `docs/specification.md`, in its order. */
export function readDemands(): Demand[] {
  const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  return Array.from(
    page.matchAll(/^\| (\d+\.\d+) \| (.+?) \| .*\|$/gm),
    ([, id = '', text = '']) => ({ id, text }),
  );
}

/** Every test and `describe` block with the id of a demand, from the sources. */
export function readDemandTests(): DemandTest[] {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  return files
    .trim()
    .split('\n')
    .flatMap((file) =>
      titlesOf(readFileSync(join(root, file), 'utf8')).map((title) => ({
        file,
        title,
        ids: demandsIn(title),
      })),
    );
}

/** The ids of demands in a test's title, such as 4.2 and 7.9 in `[4.2, 7.9] loads the bets`. */
function demandsIn(title: string): string[] {
  return Array.from(title.matchAll(/\[(\d+\.\d+(?:, \d+\.\d+)*)\] /g), ([, ids = '']) =>
    ids.split(', '),
  ).flat();
}

/** The string literals of a source that begin with ids. */
function titlesOf(source: string): string[] {
  const literal = /(['"`])(\[\d+\.\d+(?:, \d+\.\d+)*\] (?:(?!\1)[^\\\n]|\\.)*)\1/g;
  return Array.from(source.matchAll(literal), ([, , title = '']) => title);
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './markdown';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The id of every demand of `docs/specification.md`, such as `4.2`, in its order. */
export function readDemands(): string[] {
  const rows = read('docs/specification.md').matchAll(/^\| (\d+\.\d+) \| .+ \| .*\|$/gm);
  return Array.from(rows, ([, id = '']) => id);
}

/** The ids of demands with which titles of tests and `describe` blocks begin: `[4.2, 7.9] loads the bets`. */
export function readTestedDemands(): string[] {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const title = /['"`]\[(\d+\.\d+(?:, \d+\.\d+)*)\] /g;
  return files
    .trim()
    .split('\n')
    .flatMap((file) => Array.from(read(file).matchAll(title), ([, ids = '']) => ids.split(', ')))
    .flat();
}

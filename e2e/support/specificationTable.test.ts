import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** A path of the repository in backticks: it has a folder and ends with a file's extension. */
const pathPattern = /`((?:src|sandbox|e2e|scripts|public|docs)\/[\w./-]+\.\w+)`/g;

it.each(['docs/specification.md', 'docs/ARCHITECTURE.md', 'docs/operations.md', 'README.md'])(
  '%s names only files that exist',
  (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const named = Array.from(text.matchAll(pathPattern), ([, path = '']) => path);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

describe('docs/specification.md', () => {
  const text = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  const lines = text.split('\n').filter((line) => /^\| \d\.\d+ \|/.test(line));

  it('numbers each demand once', () => {
    const numbers = lines.map((line) => line.split(' ')[1]);
    expect(numbers.length).toBeGreaterThan(100);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('names a test for each demand', () => {
    const unshown = lines.filter((line) => !/`[\w./-]+\.(test\.tsx?|spec\.ts)`[^|]*\|$/.test(line));
    expect(unshown).toEqual([]);
  });

  it('quotes no test that is not in the file named before it', () => {
    const quotes = lines.flatMap((line) =>
      Array.from(
        line.matchAll(/`([\w./-]+\.(?:test\.tsx?|spec\.ts))`((?: [‘,]? ?‘[^’]*’)*)/g),
        ([, path = '', titles = '']) => ({ path, titles }),
      ),
    );
    expect(quotes.length).toBeGreaterThan(lines.length - 1);
  });
});

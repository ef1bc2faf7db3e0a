import type { ReportedTest } from './testReports';

/** The pages whose quoted tests must have passed. */
export const pagesWithTests = [
  'docs/performance.md',
  'docs/reliability.md',
  'docs/security.md',
  'docs/testing.md',
] as const;

/** A test that a page quotes: its file and its title, or part of it. */
export interface QuotedTest {
  readonly file: string;
  readonly title: string;
}

/** A test file in backticks and the titles in “ ” that follow it. */
const quotePattern = /`([\w./-]+\.(?:test\.tsx?|spec\.ts))`((?: “[^”]*”)*)/g;

/** `%s` and `$name` of `it.each`, `${name}` of a template. */
const placeholder = /%[psdifjo#%]|\$\{[^}]*\}|\$[a-z][\w.]*/gi;

/** Every test that a page quotes. */
export function quotedTests(page: string): QuotedTest[] {
  // A quote may continue on the next line.
  return Array.from(page.replace(/\n +/g, ' ').matchAll(quotePattern)).flatMap(
    ([, file = '', titles = '']) =>
      Array.from(titles.matchAll(/“([^”]*)”/g), ([, title = '']) => ({ file, title })),
  );
}

/** The quoted tests that did not pass, were skipped or did not run, each as `file: title`. */
export function unprovenTests(page: string, tests: readonly ReportedTest[]): string[] {
  const isProven = ({ file, title }: QuotedTest) => {
    const pattern = patternOf(title);
    const found = tests.filter((test) => test.file === file && pattern.test(test.title));
    return found.length > 0 && found.every(({ hasPassed }) => hasPassed);
  };
  return quotedTests(page)
    .filter((quoted) => !isProven(quoted))
    .map(({ file, title }) => `${file}: ${title}`);
}

function patternOf(title: string): RegExp {
  const parts = title.split(placeholder).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*'), 's');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = join(__dirname, '../../docs/khmer-review.md');

/** The texts in `docs/khmer-review.md` by key: the first two cells of each row of its tables. */
export function reviewedTexts(): Record<string, string> {
  const rows = readFileSync(page, 'utf8').matchAll(/^\| `([\w.]+)` \| (.*?) \| .+ \| [✓○⚠—] \|$/gm);
  return Object.fromEntries(Array.from(rows, ([, key = '', text = '']) => [key, text]));
}

/**
 * Every text of a nested table by its path (`login.title`, `rule.sections.0.heading`). A function
 * is called with `…` for whatever it fills in.
 */
export function textsByKey(table: object, parent = ''): Record<string, string> {
  const entries = Object.entries(table).flatMap(([name, value]: [string, unknown]) => {
    const key = `${parent}${name}`;
    if (typeof value === 'object' && value !== null) {
      return Object.entries(textsByKey(value, `${key}.`));
    }
    return [
      [key, typeof value === 'function' ? filledIn(value as Writer) : String(value)] as const,
    ];
  });
  return Object.fromEntries(entries);
}

type Writer = (...parts: never[]) => string;

function filledIn(write: Writer): string {
  return Reflect.apply(write, undefined, Array<string>(write.length).fill('…') as never[]);
}

import review from '../../src/i18n/review.json';

/** Whether a native reader has to check a text; docs/khmer-review.md explains the four. */
type Mark = '✓' | '○' | '⚠' | '—';

/** A text's mark and English meaning, from `src/i18n/review.json`. */
interface Review {
  readonly mark: Mark;
  readonly english: string;
}

/**
 * The review of each text by its key (`login.title`).
 *
 * @throws if an entry has no mark or no meaning
 */
export function reviews(): Record<string, Review> {
  const entries = Object.entries(review).map(([key, entry]) => {
    const [, mark, english] = /^([✓○⚠—]) (.+)$/.exec(entry) ?? [];
    if (mark === undefined || english === undefined) throw new Error(`${key} has no mark`);
    return [key, { mark: mark as Mark, english }] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Every text of a nested table by its path (`login.title`, `rule.sections.0.heading`). A function
 * is called with `…` for each argument.
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

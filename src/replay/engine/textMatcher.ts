/** A made-up file may be nested without end. */
const deepest = 100;

/** Looks for a text in values of any shape. */
export interface TextMatcher {
  /** Whether a single text has it. */
  isIn(text: string): boolean;
  /** Whether a value has it, anywhere in its texts, figures and names. */
  matches(value: unknown): boolean;
}

/**
 * Upper and lower case are the same. A number is found as a whole only, with or without commas, so that
 * 407 is not found in each timestamp that has these digits.
 */
export function createTextMatcher(search: string): TextMatcher {
  const isNumber = /^\d[\d,]*$/.test(search);
  const text = isNumber ? search.replaceAll(',', '') : search.toLowerCase();
  const whole = new RegExp(`(^|[^\\w-])${isNumber ? text : ''}(?![\\w-])`);
  const isIn = (one: string) =>
    isNumber ? whole.test(one.replace(/(\d),(?=\d{3})/g, '$1')) : one.toLowerCase().includes(text);

  function matches(value: unknown, depth = 0): boolean {
    if (typeof value === 'number') {
      return isNumber ? String(Math.abs(value)) === text : isIn(String(value));
    }
    if (typeof value !== 'object' || value === null) return isIn(String(value));
    if (depth > deepest) return false;
    const isList = Array.isArray(value);
    return Object.entries(value).some(
      ([name, member]) => (!isList && isIn(name)) || matches(member, depth + 1),
    );
  }

  return { isIn, matches: (value) => matches(value) };
}

/** A made-up file may be nested without end. */
const deepest = 100;

/** Looks for a text in values of any shape. */
export interface TextMatcher {
  /** Whether a single text has it. */
  isIn(text: string): boolean;
  /** Whether a value has it, anywhere in its texts, figures and names. */
  matches(value: unknown): boolean;
  /** Whether the parts of a value that another one lacks have it. */
  matchesNew(before: unknown, after: unknown): boolean;
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
  // States share what an action left alone.
  const known = new WeakMap<object, boolean>();

  function matches(value: unknown, depth = 0): boolean {
    if (typeof value === 'number') {
      return isNumber ? String(Math.abs(value)) === text : isIn(String(value));
    }
    if (!isObject(value)) return isIn(String(value));
    if (depth > deepest) return false;
    const before = known.get(value);
    if (before !== undefined) return before;
    const isList = Array.isArray(value);
    const found = Object.entries(value).some(
      ([name, member]) => (!isList && isIn(name)) || matches(member, depth + 1),
    );
    known.set(value, found);
    return found;
  }

  function matchesNew(before: unknown, after: unknown, depth = 0): boolean {
    if (Object.is(before, after) || depth > deepest) return false;
    if (!isObject(before) || !isObject(after)) return matches(after);
    // A row that only moved in its list is not new.
    const rows = Array.isArray(before) && Array.isArray(after) ? new Set<unknown>(before) : null;
    return Object.entries(after).some(([name, member]) => {
      if (rows?.has(member)) return false;
      const isNew = !Object.hasOwn(before, name);
      const earlier: unknown = isNew ? undefined : Reflect.get(before, name);
      return (isNew && !rows && isIn(name)) || matchesNew(earlier, member, depth + 1);
    });
  }

  return { isIn, matches: (value) => matches(value), matchesNew: (...both) => matchesNew(...both) };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

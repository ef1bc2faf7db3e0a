/** A text of a table of texts with its figures. */
export function filledIn(text: unknown, args: readonly string[]): string {
  return String(typeof text === 'function' ? Reflect.apply(text, undefined, args) : text);
}

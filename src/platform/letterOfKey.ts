/** The Latin letter of a key in lower case, by its position on layouts without Latin letters; or ''. */
export function letterOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const letter = /^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '');
  return letter.length === 1 ? letter.toLowerCase() : '';
}

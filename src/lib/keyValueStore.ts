import type { Logger } from './logger';

/** Local or session storage; a browser that forbids it behaves like an empty one. */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** Wraps a storage whose very access may throw. */
export function createKeyValueStore(open: () => Storage): KeyValueStore {
  return {
    read(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
      } catch {
        // A full or forbidden storage loses a convenience, not the app.
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
      } catch {
        // What can't be reached holds nothing either.
      }
    },
  };
}

/** A switch as it is stored. */
export const storedSwitch = /^(?:true|false)$/;

/** A stored text of a known form; one of another form is dropped with one log line. */
export function readFitting(
  store: KeyValueStore,
  logger: Logger,
  key: string,
  form: Pick<RegExp, 'test'>,
): string | null {
  const text = store.read(key);
  if (text === null || form.test(text)) return text;
  logger.warn('a stored value was dropped', { place: key });
  store.remove(key);
  return null;
}

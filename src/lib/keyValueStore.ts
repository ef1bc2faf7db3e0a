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

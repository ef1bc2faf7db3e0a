/** Local or session storage; a browser that forbids it behaves like an empty one. */
export interface KeyValueStore {
  read(key: string): string | null;
  /** Returns whether the value reads back. If it does not, the older one is removed: it is no longer true. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Whether a value could be neither replaced nor removed: this page reads it no more, the next one will. */
  isOutdated(): boolean;
}

/** Wraps a storage whose very access may throw. */
export function createKeyValueStore(open: () => Storage): KeyValueStore {
  const outdated = new Map<string, string>();
  const stored = (key: string) => {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  };
  const remove = (key: string) => {
    try {
      open().removeItem(key);
    } catch {
      // What can't be reached holds nothing either.
    }
    const left = stored(key);
    if (left === null) outdated.delete(key);
    else outdated.set(key, left);
  };
  return {
    read(key) {
      const value = stored(key);
      return value === outdated.get(key) ? null : value;
    },
    write(key, value) {
      try {
        open().setItem(key, value);
      } catch {
        // A full or forbidden storage loses a convenience, not the app.
      }
      const isKept = stored(key) === value;
      if (isKept) outdated.delete(key);
      else remove(key);
      return isKept;
    },
    remove,
    isOutdated: () => outdated.size > 0,
  };
}

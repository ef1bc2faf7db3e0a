import microdiff from 'microdiff';

/** One difference between two states. */
export interface StateChange {
  kind: 'added' | 'removed' | 'changed';
  /** Member names from the root. */
  path: readonly (string | number)[];
  before: unknown;
  after: unknown;
}

const kinds = { CREATE: 'added', REMOVE: 'removed', CHANGE: 'changed' } as const;

/**
 * What differs between two states. Branches that are the same object are not looked into, since a
 * reducer leaves them as they are.
 */
export function stateChanges(before: unknown, after: unknown): StateChange[] {
  return changesBelow(before, after, []);
}

function changesBelow(
  before: unknown,
  after: unknown,
  path: readonly (string | number)[],
): StateChange[] {
  if (Object.is(before, after)) return [];
  if (isPlain(before) && isPlain(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const here = [...path, key];
      if (!Object.hasOwn(before, key)) return one('added', here, undefined, after[key]);
      if (!Object.hasOwn(after, key)) return one('removed', here, before[key], undefined);
      return changesBelow(before[key], after[key], here);
    });
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return microdiff(before, after).map((change) => ({
      kind: kinds[change.type],
      path: [...path, ...change.path],
      before: change.type === 'CREATE' ? undefined : (change.oldValue as unknown),
      after: change.type === 'REMOVE' ? undefined : (change.value as unknown),
    }));
  }
  return one('changed', path, before, after);
}

function one(
  kind: StateChange['kind'],
  path: readonly (string | number)[],
  before: unknown,
  after: unknown,
): StateChange[] {
  return [{ kind, path, before, after }];
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  );
}

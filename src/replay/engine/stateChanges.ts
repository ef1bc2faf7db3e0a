import { isPlainObject } from '@reduxjs/toolkit';
import microdiff from 'microdiff';
import type { Difference } from 'microdiff';

/** The differences between two states. */
export function stateChanges(before: object, after: object): Difference[] {
  return microdiff(withoutSame(before, after), withoutSame(after, before));
}

/** Without the members that both states share as the same object: a reducer left them as they are. */
function withoutSame<Value>(value: Value, other: unknown): Value {
  if (!isPlainObject(value) || !isPlainObject(other)) return value;
  const others = other as Record<string, unknown>;
  const differing = Object.entries(value)
    .filter(([name, member]) => !Object.hasOwn(others, name) || !Object.is(member, others[name]))
    .map(([name, member]) => [name, withoutSame(member, others[name])] as const);
  return Object.fromEntries(differing) as Value;
}

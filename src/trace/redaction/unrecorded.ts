import type { Action } from '@reduxjs/toolkit';
import { isRecord } from '../isRecord';

/**
 * Texts that are recorded as empty: members of the payload by the type of the action, and members of a
 * slice of the state. The reducers must make of the emptied actions exactly the emptied states.
 */
export interface UnrecordedTexts {
  readonly payloads: Readonly<Record<string, readonly string[]>>;
  readonly slices: Readonly<Record<string, readonly string[]>>;
}

/** The action with its unrecorded texts empty; the very same object if it has none. */
export function emptiedAction(action: Action, { payloads }: UnrecordedTexts): Action {
  const names = Object.hasOwn(payloads, action.type) ? payloads[action.type] : undefined;
  return names ? emptiedMember(action, 'payload', names) : action;
}

/** The state with its unrecorded texts empty; the very same object if it has none. */
export function emptiedState(state: unknown, { slices }: UnrecordedTexts): unknown {
  let emptied = state;
  for (const [slice, names] of Object.entries(slices)) {
    if (isRecord(emptied)) emptied = emptiedMember(emptied, slice, names);
  }
  return emptied;
}

function emptiedMember<Whole extends object>(
  whole: Whole,
  key: string,
  names: readonly string[],
): Whole {
  const member: unknown = Reflect.get(whole, key);
  if (!isRecord(member)) return whole;
  const filled = names.filter((name) => typeof member[name] === 'string' && member[name] !== '');
  if (filled.length === 0) return whole;
  return {
    ...whole,
    [key]: { ...member, ...Object.fromEntries(filled.map((name) => [name, ''])) },
  };
}

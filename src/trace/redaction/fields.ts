import type { Action } from '@reduxjs/toolkit';
import { isRecord } from '../isRecord';

/** What may be recorded of a text. The same again must come out of what came out. */
type Kept = (text: string) => string;

/** Of the texts of a value, by the names of their members, anywhere in it; a member may have rules of its own. */
interface Fields {
  readonly [name: string]: Kept | Fields;
}

/**
 * What may be recorded of the texts of a slice, in its state and in the payloads of its actions; a rule under the whole
 * type of an action counts for that one instead. The reducers must make of the kept texts exactly the kept states.
 */
export type FieldRules = Readonly<Record<string, Fields>>;

/** The action with what may be recorded of its payload; the very same object if that is all. */
export function keptAction(action: Action, rules: FieldRules): Action {
  const { type } = action;
  const fields = rules[type] ?? rules[type.slice(0, type.indexOf('/'))];
  if (!fields || !('payload' in action)) return action;
  const payload = keptValue(action.payload, fields);
  return payload === action.payload ? action : ({ ...action, payload } as Action);
}

/** The state with what may be recorded of its slices; the very same object if that is all. */
export function keptState(state: unknown, rules: FieldRules): unknown {
  if (!isRecord(state)) return state;
  const changed = Object.entries(rules).flatMap(([slice, fields]) => {
    const kept = keptValue(state[slice], fields);
    return kept === state[slice] ? [] : [[slice, kept] as const];
  });
  return changed.length === 0 ? state : { ...state, ...Object.fromEntries(changed) };
}

function keptValue(value: unknown, fields: Fields): unknown {
  if (Array.isArray(value)) {
    const list = value.map((item: unknown) => keptValue(item, fields));
    return list.every((item, index) => item === value[index]) ? value : list;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, member]) => {
    const keep = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (typeof keep !== 'function') return [name, keptValue(member, keep ?? fields)] as const;
    return [name, typeof member === 'string' ? keep(member) : keptValue(member, fields)] as const;
  });
  const isSame = entries.every(([name, kept]) => kept === value[name]);
  return isSame ? value : Object.fromEntries(entries);
}

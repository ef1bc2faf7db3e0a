import { isRecord } from '../../trace/isRecord';

/**
 * A state in which whatever it has no value for is as at the start: the trace of an older build
 * lacks what was added since, and the screens of today read it.
 *
 * @returns the very same state where nothing is lacking
 */
export function fillState<State>(state: State, start: State): State {
  return filled(state, start) as State;
}

function filled(value: unknown, start: unknown): unknown {
  if (!isRecord(value) || !isRecord(start)) return value;
  let whole = value;
  for (const [name, atStart] of Object.entries(start)) {
    const member = Object.hasOwn(value, name) ? filled(value[name], atStart) : atStart;
    if (Object.is(member, value[name])) continue;
    if (whole === value) whole = { ...value };
    whole[name] = member;
  }
  return whole;
}

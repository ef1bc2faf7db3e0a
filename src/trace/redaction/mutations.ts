import type { Action } from '@reduxjs/toolkit';
import { isRecord } from '../isRecord';

/** Which parts of a mutation may be recorded; an unnamed endpoint has none. */
export type MutationAllowlist = Readonly<
  Record<string, Readonly<Partial<Record<'arg' | 'response' | 'error', true>>>>
>;

/** An action of RTK Query without its request, and without the parts of a mutation that are not allowed. */
export function allowedAction(action: Action, allowed: MutationAllowlist): Action {
  const { meta, payload, error } = action as Action & Record<string, unknown>;
  if (!isRecord(meta) || !isRecord(meta['arg'])) return action;
  const { baseQueryMeta: _request, ...keptMeta } = meta;
  const { arg } = meta;
  if (arg['type'] !== 'mutation') return { ...action, meta: keptMeta } as Action;

  const rights = allowed[String(arg['endpointName'])] ?? {};
  const isPayloadAllowed = action.type.endsWith('/rejected') ? rights.error : rights.response;
  return {
    ...action,
    ...(payload !== undefined && { payload: isPayloadAllowed ? payload : undefined }),
    ...(error !== undefined && { error: rights.error ? error : {} }),
    meta: { ...keptMeta, arg: rights.arg ? arg : { ...arg, originalArgs: undefined } },
  } as Action;
}

/** A state whose mutations hold only what {@link allowedAction} leaves of them. */
export function allowedState(state: unknown, allowed: MutationAllowlist): unknown {
  if (!isRecord(state) || !isRecord(state['api'])) return state;
  const { mutations } = state['api'];
  if (!isRecord(mutations) || Object.keys(mutations).length === 0) return state;
  const kept = Object.entries(mutations).map(([key, entry]): [string, unknown] => {
    if (!isRecord(entry)) return [key, entry];
    const { endpointName, data, error } = entry;
    const rights = allowed[String(endpointName)] ?? {};
    return [
      key,
      {
        ...entry,
        ...(data !== undefined && !rights.response && { data: undefined }),
        ...(error !== undefined && !rights.error && { error: {} }),
      },
    ];
  });
  return { ...state, api: { ...state['api'], mutations: Object.fromEntries(kept) as unknown } };
}

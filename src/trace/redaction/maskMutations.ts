import type { Action } from '@reduxjs/toolkit';
import { isRecord } from '../isRecord';

/** Which parts of a mutation a trace may hold; an endpoint that is not named has none. */
export type MutationAllowList = Readonly<
  Record<string, Readonly<Partial<Record<'arg' | 'answer' | 'error', true>>>>
>;

/**
 * An action of RTK Query without what a trace must not hold: the request's own data always, and
 * argument, answer and error of a mutation unless its endpoint is allowed them.
 */
export function maskApiAction(action: Action, allowed: MutationAllowList): Action {
  const { meta, payload, error } = action as Action & Record<string, unknown>;
  if (!isRecord(meta) || !isRecord(meta['arg'])) return action;
  const { baseQueryMeta: _request, ...keptMeta } = meta;
  const arg = meta['arg'];
  if (arg['type'] !== 'mutation') return { ...action, meta: keptMeta } as Action;

  const rights = allowed[String(arg['endpointName'])] ?? {};
  const isRefusal = action.type.endsWith('/rejected');
  const isPayloadKept = isRefusal ? rights.error : rights.answer;
  return {
    ...action,
    ...(payload !== undefined && { payload: isPayloadKept ? payload : undefined }),
    ...(error !== undefined && { error: rights.error ? error : {} }),
    meta: { ...keptMeta, arg: rights.arg ? arg : { ...arg, originalArgs: undefined } },
  } as Action;
}

/** The state with the answers of its mutations masked like the actions that brought them. */
export function maskApiState(state: unknown, allowed: MutationAllowList): unknown {
  if (!isRecord(state) || !isRecord(state['api'])) return state;
  const { mutations } = state['api'];
  if (!isRecord(mutations) || Object.keys(mutations).length === 0) return state;
  const masked = Object.entries(mutations).map(([key, entry]) => [key, maskEntry(entry, allowed)]);
  return { ...state, api: { ...state['api'], mutations: Object.fromEntries(masked) as unknown } };
}

function maskEntry(entry: unknown, allowed: MutationAllowList): unknown {
  if (!isRecord(entry)) return entry;
  const rights = allowed[String(entry['endpointName'])] ?? {};
  return {
    ...entry,
    ...('data' in entry && !rights.answer && { data: undefined }),
    ...('error' in entry && !rights.error && { error: {} }),
  };
}

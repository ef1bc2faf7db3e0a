import { isRecord } from '../../../trace/isRecord';
import type { Replay } from '../openReplay';

/** - `givenUp`: the app aborted it; `open`: the recording ends before its answer. */
export type CallOutcome = 'answered' | 'failed' | 'givenUp' | 'open';

/** One call of the API, from its first action to its last; times are milliseconds since the epoch. */
export interface Call {
  endpoint: string;
  outcome: CallOutcome;
  /** Why it failed, as `422` or `timeout`; empty if it did not. No status of an answer is recorded. */
  failure: string;
  /** Where it was sent; of one that was sent before the recording, where it was answered. */
  step: number;
  /** Null if the call was sent before the recording. */
  from: number | null;
  /** When it ended; the end of the recording if it is open. */
  to: number;
  /** Where it ended; null if it is open. */
  endStep: number | null;
}

const callPattern = /^api\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/;

/** The calls of a recording in the order of their steps. One that RTK Query skipped was never sent. */
export function callsOf({ trace }: Pick<Replay, 'trace'>): Call[] {
  const { actions, timestamps } = trace;
  const calls: Call[] = [];
  const running = new Map<string, Call>();
  const end = timestamps.at(-1) ?? 0;
  for (const [step, { type, payload, meta }] of actions.entries()) {
    const [, phase] = callPattern.exec(type) ?? [];
    if (phase === undefined || !isRecord(meta) || !isRecord(meta['arg'])) continue;
    if (meta['condition'] === true) continue;
    const at = timestamps[step] ?? end;
    const id = String(meta['requestId']);
    const sent = running.get(id);
    const call: Call = sent ?? {
      endpoint: String(meta['arg']['endpointName']),
      outcome: 'open',
      failure: '',
      step,
      from: phase === 'pending' ? at : null,
      to: end,
      endStep: null,
    };
    if (!sent) calls.push(call);
    if (phase === 'pending') {
      running.set(id, call);
      continue;
    }
    running.delete(id);
    const isGivenUp = meta['aborted'] === true;
    call.outcome = phase === 'fulfilled' ? 'answered' : isGivenUp ? 'givenUp' : 'failed';
    if (call.outcome === 'failed') call.failure = failureOf(payload);
    call.to = at;
    call.endStep = step;
  }
  return calls;
}

/** The HTTP status; without one, why there is none. */
function failureOf(payload: unknown): string {
  if (!isRecord(payload)) return 'no status';
  const { status, kind } = payload;
  const cause = typeof kind === 'string' && kind !== 'refused' && kind !== 'server' ? kind : '';
  return [typeof status === 'number' ? status : '', cause].join(' ').trim() || 'no status';
}

/**
 * The bytes of the JSON that the recording has of a call's answer, in UTF-8; null if it has none. This is what
 * the app made of the answer, not what came over the wire.
 */
export function recordedBytes({ trace }: Pick<Replay, 'trace'>, call: Call): number | null {
  const payload: unknown = call.endStep === null ? undefined : trace.actions[call.endStep]?.payload;
  const json = payload === undefined ? undefined : JSON.stringify(payload);
  return json === undefined ? null : new TextEncoder().encode(json).length;
}

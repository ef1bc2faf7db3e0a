import * as v from 'valibot';
import { isRecord } from '../../trace/isRecord';
import type { Replay } from './openReplay';

/** One call of the API, from its first action to its last; times are milliseconds since the epoch. */
export interface Call {
  endpoint: string;
  /** What it was sent with; null if that was masked. */
  sent: unknown;
  /** Where it was sent. */
  step: number;
  from: number;
  /** When it ended; null if the recording ends before its answer. */
  to: number | null;
  /** Of one that failed, and that the app had not given up: the step, the kind of the error and the server's message. */
  failure: { step: number; kind: string | null; message: string | null } | null;
}

const callPattern = /^api\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/;

const text = v.fallback(v.nullable(v.string()), null);
const failureSchema = v.fallback(v.object({ kind: text, message: text }), {
  kind: null,
  message: null,
});

/** The calls of a recording in the order of their steps; of one that was sent before it nothing is known. */
export function callsOf({ trace }: Pick<Replay, 'trace'>): Call[] {
  const { actions, timestamps } = trace;
  const calls: Call[] = [];
  const running = new Map<unknown, Call>();
  for (const [step, { type, meta, payload }] of actions.entries()) {
    const [, phase] = callPattern.exec(type) ?? [];
    if (phase === undefined || !isRecord(meta) || !isRecord(meta['arg'])) continue;
    const { requestId, arg, aborted } = meta;
    const at = timestamps[step] ?? 0;
    if (phase === 'pending') {
      const endpoint = String(arg['endpointName']);
      const sent = arg['originalArgs'] ?? null;
      const call: Call = { endpoint, sent, step, from: at, to: null, failure: null };
      calls.push(call);
      running.set(requestId, call);
      continue;
    }
    // One that RTK Query skipped was never sent.
    const call = running.get(requestId);
    if (!call) continue;
    running.delete(requestId);
    call.to = at;
    const hasFailed = phase === 'rejected' && aborted !== true;
    if (hasFailed) call.failure = { step, ...v.parse(failureSchema, payload) };
  }
  return calls;
}

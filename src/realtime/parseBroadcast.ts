import * as v from 'valibot';
import { toDrawnDigits } from '../lib/drawnNumber';
import { describeIssues } from '../lib/readWire';
import { idSchema, roundResultSchema } from '../lib/wireSchemas';
import type { BroadcastEvent } from './broadcastEvents';

/** No round lasts a day; a value beyond it would spoil the countdown and its ring for the visit. */
const longestRoundSeconds = 86_400;

const countdownSchema = v.object({
  countdown: v.pipe(v.number(), v.minValue(0), v.maxValue(longestRoundSeconds)),
});

const statusSchema = v.object({
  status: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  result: v.optional(v.unknown()),
});

const startedRoundSchema = v.object({ id: idSchema });

const resultSchema = v.object({ data: v.unknown() });

/** The channels, the event each carries, and how its payload is read. */
export const channels = [
  { channel: 'gameResult', event: 'GameResultEvent', parse: parseResult },
  { channel: 'countdown', event: 'CountdownEvent', parse: parseCountdown },
  { channel: 'gameStatus', event: 'GameStatusEvent', parse: parseStatus },
] as const;

function parseCountdown(payload: unknown): BroadcastEvent {
  const parsed = v.safeParse(countdownSchema, payload);
  return parsed.success
    ? { kind: 'countdown', secondsLeft: parsed.output.countdown }
    : dropped('countdown', describeIssues(parsed.issues));
}

/** `start` needs the new round's id; `calculate` a readable result; other statuses only a name. */
function parseStatus(payload: unknown): BroadcastEvent {
  const parsed = v.safeParse(statusSchema, payload);
  if (!parsed.success) return dropped('gameStatus', describeIssues(parsed.issues));
  const { status, result } = parsed.output;
  const round = v.safeParse(startedRoundSchema, result);
  const roundResult = v.safeParse(roundResultSchema, result);
  if (status === 'start' && !round.success)
    return dropped('gameStatus', 'start without a round id');
  if (status === 'calculate' && !roundResult.success) {
    return dropped('gameStatus', 'calculate without a result');
  }
  return {
    kind: 'status',
    status,
    roundId: round.success ? round.output.id : null,
    result: roundResult.success ? roundResult.output : null,
  };
}

/** `data` is a round result, or `{number}`, or the bare number. */
function parseResult(payload: unknown): BroadcastEvent {
  const parsed = v.safeParse(resultSchema, payload);
  if (!parsed.success) return dropped('gameResult', describeIssues(parsed.issues));
  const { data } = parsed.output;
  const result = v.safeParse(roundResultSchema, data);
  const digits = (result.success ? result.output.digits : null) ?? bareDigits(data);
  if (digits === null) return dropped('gameResult', 'no number of three digits');
  return {
    kind: 'result',
    roundId: result.success ? result.output.roundId : null,
    createdAt: result.success ? result.output.createdAt : null,
    digits,
  };
}

function bareDigits(data: unknown): string | null {
  const isWrapped = typeof data === 'object' && data !== null && Object.hasOwn(data, 'number');
  return toDrawnDigits(isWrapped ? (data as { number: unknown }).number : data);
}

function dropped(channel: string, reason: string): BroadcastEvent {
  return { kind: 'dropped', channel, reason };
}

import * as v from 'valibot';
import { describeIssues } from '../api/wire/parseMessage';
import { drawnDigitsOfDetail, drawnDigitsSchema, roundResultSchema } from '../api/wire/roundResult';
import { idSchema } from '../api/wire/schemas';
import { decodedJson, unwrapped, withoutWrappers } from '../api/wire/shapes';
import type { BroadcastEvent } from './ports';

/** No round lasts a day; a larger value would break the countdown and its ring until a reload. */
const longestRoundSeconds = 86_400;

const secondsSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,5}(\.\d+)?$/), v.transform(Number))]),
  v.minValue(0),
  v.maxValue(longestRoundSeconds),
);

const countdownSchema = unwrapped(v.object({ countdown: secondsSchema }));

const statusSchema = unwrapped(
  v.object({
    status: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    result: v.optional(v.unknown()),
  }),
);

const startedRoundSchema = unwrapped(v.object({ id: idSchema }));

const calculatedSchema = unwrapped(roundResultSchema);

const resultSchema = v.object({ data: v.unknown() });

/** A result may lack an id; its number is read nevertheless. */
const detailedSchema = v.object({ detail: drawnDigitsSchema });

/** The fields of a result event's `data`, which may contain only the number. */
const resultFields = { entries: { ...roundResultSchema.entries, number: null } };

/** The channels, the event of each, and the parser of its payload. */
export const channels = [
  { channel: 'gameResult', event: 'GameResultEvent', parse: parseResult },
  { channel: 'countdown', event: 'CountdownEvent', parse: parseCountdown },
  { channel: 'gameStatus', event: 'GameStatusEvent', parse: parseStatus },
] as const;

type Channel = (typeof channels)[number];

/** An event's name without its namespace and leading dot: X of `App\Events\X`, `.X`, `App.Events.X`. */
function bareEventName(name: string): string {
  return name.split(/\W/).at(-1) ?? '';
}

/** Passes on once an event that arrives under two names, such as the class name and the alias. */
export function onceUnderTwoNames(handle: (name: string, payload: unknown) => void) {
  let last: { name: string; text: string } | null = null;
  return (name: string, payload: unknown) => {
    const text = `${bareEventName(name)} ${JSON.stringify(payload)}`;
    const isEcho = last !== null && last.name !== name && last.text === text;
    last = isEcho ? null : { name, text };
    if (!isEcho) handle(name, payload);
  };
}

/**
 * Reads an event of a channel, under any namespace. The payload may be encoded as JSON twice.
 * @param name as it came over the wire
 * @param payload what pusher-js made of the frame's `data`
 */
export function readEvent(channel: Channel, name: string, payload: unknown): BroadcastEvent {
  if (bareEventName(name) !== channel.event) {
    return dropped(null, `an unknown event on ${channel.channel}`);
  }
  return channel.parse(decodedJson(payload));
}

function parseCountdown(payload: unknown): BroadcastEvent {
  const parsed = v.safeParse(countdownSchema, payload);
  return parsed.success
    ? { kind: 'countdown', secondsLeft: parsed.output.countdown }
    : dropped('countdown', describeIssues(parsed.issues));
}

/** `start` needs the new round's id; a `calculate` is accepted even without a readable result. */
function parseStatus(payload: unknown): BroadcastEvent {
  const parsed = v.safeParse(statusSchema, payload);
  if (!parsed.success) return dropped('gameStatus', describeIssues(parsed.issues));
  const { status, result: written } = parsed.output;
  const result = decodedJson(written);
  const round = v.safeParse(startedRoundSchema, result);
  const roundResult = v.safeParse(calculatedSchema, result);
  if (status === 'start' && !round.success)
    return dropped('gameStatus', 'start without a round id');
  return {
    kind: 'status',
    status,
    roundId: round.success ? round.output.id : null,
    result: roundResult.success ? roundResult.output : null,
  };
}

/** `data` is a round result, or `{number}`, or the bare number; also as JSON text or a list of one. */
function parseResult(payload: unknown): BroadcastEvent {
  const parsed = v.safeParse(resultSchema, payload);
  if (!parsed.success) return dropped('gameResult', describeIssues(parsed.issues));
  const data = decodedJson(withoutWrappers(decodedJson(parsed.output.data), resultFields));
  const result = v.safeParse(roundResultSchema, data);
  const detailed = v.safeParse(detailedSchema, data);
  const digits = (detailed.success ? detailed.output.detail : null) ?? drawnDigitsOfDetail(data);
  if (digits === null) return dropped('gameResult', 'no number of three digits');
  return {
    kind: 'result',
    roundId: result.success ? result.output.roundId : null,
    digits,
  };
}

function dropped(channel: string | null, reason: string): BroadcastEvent {
  return { kind: 'dropped', channel, reason };
}

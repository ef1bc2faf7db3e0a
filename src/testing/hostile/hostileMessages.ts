import type { FakeAnswer } from '../fakeServer';
import { brokenAnswers } from './brokenAnswers';
import { goodAnswers, goodEvents } from './examples';
import type { CallName } from './examples';
import { megabyte, nested } from './junk';
import { variantsOf } from './variants';

/** A hostile response. */
export interface HostileAnswer {
  name: string;
  answer: FakeAnswer;
  /** The junk in it as JSON text; null if the response is broken as a whole. */
  junk: string | null;
  /** Whether the app must accept it nevertheless. */
  isGood: boolean;
}

/** Responses with junk in one field. */
function junkAnswersTo(call: CallName): HostileAnswer[] {
  return variantsOf(goodAnswers[call]).map(({ name, text, junk }) => ({
    name,
    answer: { text, contentType: 'application/json' },
    junk,
    isGood: false,
  }));
}

/** Responses that are broken as a whole. */
function brokenAnswersTo(call: CallName): HostileAnswer[] {
  const good = JSON.stringify(goodAnswers[call]);
  return brokenAnswers(good).map((broken) => ({ ...broken, junk: null }));
}

/** Every hostile response to a request. */
export function hostileAnswersTo(call: CallName): HostileAnswer[] {
  return [...junkAnswersTo(call), ...brokenAnswersTo(call)];
}

/** A hostile broadcast event; `data` as it comes over the wire. */
export interface HostileEvent {
  name: string;
  /** The event that it varies; null for none. */
  event: keyof typeof goodEvents | null;
  channel: string;
  data: string;
}

const broken: [string, string][] = [
  ['nothing', ''],
  ['a word', 'junk'],
  ['truncated JSON', '{"status":"start","result":{"id":24'],
  ['HTML', '<!doctype html><h1>502</h1>'],
  ['a megabyte of text', megabyte],
  ['deep nesting', nested(100_000)],
  ['JSON in JSON', JSON.stringify(JSON.stringify({ countdown: 7 }))],
];

/** Every hostile variant of every event, and broken data on each channel. */
export const hostileEvents: readonly HostileEvent[] = [
  ...(['countdown', 'start', 'calculate', 'result'] as const).flatMap((event) => {
    const { channel, payload } = goodEvents[event];
    return variantsOf(payload).map(({ name, text }) => ({
      name: `${event} ${name}`,
      event,
      channel,
      data: text,
    }));
  }),
  ...['countdown', 'gameStatus', 'gameResult'].flatMap((channel) =>
    broken.map(([name, data]) => ({ name: `${channel} ${name}`, event: null, channel, data })),
  ),
];

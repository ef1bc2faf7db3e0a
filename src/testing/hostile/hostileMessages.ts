import { brokenAnswers } from './brokenAnswers';
import type { BrokenAnswer } from './brokenAnswers';
import { goodAnswers, goodEvents } from './examples';
import type { CallName } from './examples';
import { megabyte, nested } from './junk';
import { variantsOf } from './variants';

/** Every hostile response to a request: junk in one field, or broken as a whole. */
export function hostileAnswersTo(call: CallName): BrokenAnswer[] {
  const good = goodAnswers[call];
  const junkAnswers = variantsOf(good).map(({ name, text }) => ({
    name,
    answer: { text, contentType: 'application/json' },
    isGood: false,
  }));
  return [...junkAnswers, ...brokenAnswers(JSON.stringify(good))];
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

import { goodEvents } from './examples';
import { megabyte, nested } from './junk';
import { variantsOf } from './variants';

/** One hostile event of the broadcaster: the data as its characters come over the wire. */
export interface HostileEvent {
  name: string;
  /** The event that it is a version of; null for none in particular. */
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

/** Every hostile version of every event, and of each channel what is no event at all. */
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

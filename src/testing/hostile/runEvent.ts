import fc from 'fast-check';
import { sessionEnded } from '../../api/apiEvents';
import { appStarted } from '../../store/appEvents';
import { eventSpreadMs } from '../../platform/backoff';
import { locationChanged } from '../../store/navigationSlice';
import { makeTestStore } from '../makeTestStore';
import { goodEvents } from './examples';
import { settle, twoNumbers } from './harm';
import type { HarmWatch } from './harm';
import { brokenText, hostileJson } from './hostileMessages';

type EventName = keyof typeof goodEvents;

/** A hostile broadcast event; `data` as it comes over the wire. */
interface HostileEvent {
  /** The event whose place it takes. */
  event: EventName;
  channel: string;
  data: string;
}

/** Any hostile event, in the place of any event of a round. */
export const hostileEvents: fc.Arbitrary<HostileEvent> = fc
  .constantFrom<EventName>('countdown', 'start', 'calculate', 'result')
  .chain((event) => {
    const { channel, payload } = goodEvents[event];
    return fc
      .oneof({ weight: 4, arbitrary: hostileJson(payload) }, brokenText(JSON.stringify(payload)))
      .map((data) => ({ event, channel, data }));
  });

/** The events of a round and their delays in milliseconds. */
const round: readonly { event: EventName; after: number }[] = [
  { event: 'start', after: 0 },
  { event: 'countdown', after: 1000 },
  { event: 'calculate', after: 41_000 },
  { event: 'result', after: 0 },
];

const nextRound = [
  { channel: 'gameStatus', payload: { status: 'start', result: { id: 240_002 } } },
  { channel: 'countdown', payload: { countdown: 60 } },
  { channel: 'countdown', payload: { countdown: 59 } },
];

/** A run with an open connection; `before` and `after` are the states around the hostile event. */
async function playRound(
  insertBefore: number,
  hostile: Pick<HostileEvent, 'channel' | 'data'> | null,
) {
  const { store, services } = makeTestStore();
  const { broadcasts, clock, logger } = services;
  store.dispatch(appStarted());
  store.dispatch(locationChanged({ pathname: '/', search: '' }));
  broadcasts.emit({ kind: 'connection', state: 'open' });
  await settle(store);
  const send = (channel: string, payload: object) =>
    broadcasts.receive(channel, JSON.stringify(payload));
  // A round far ahead causes another call, and each call is measured.
  const game = () => JSON.stringify({ ...store.getState().game, latency: null });
  const seen = { before: '', after: '', lines: 0 };
  for (const [step, { event, after }] of round.entries()) {
    clock.advance(after);
    if (step === insertBefore && hostile) {
      seen.before = game();
      broadcasts.receive(hostile.channel, hostile.data);
      seen.after = game();
      seen.lines = logger.lines.length;
    }
    send(goodEvents[event].channel, goodEvents[event].payload);
  }
  await settle(store);
  clock.advance(12_000);
  for (const { channel, payload } of nextRound) {
    send(channel, payload);
    clock.advance(1000);
  }
  // The list of results is requested within this time.
  await jest.advanceTimersByTimeAsync(eventSpreadMs);
  await settle(store);
  const end = game();
  store.dispatch(sessionEnded({ reason: 'loggedOut' }));
  return { ...seen, logger, end };
}

/** Creates the check of one hostile event, sent before the good event of its channel; fake timers. */
export async function makeEventRun(watch: HarmWatch) {
  const reference = await playRound(0, null);
  const goodTwice = await Promise.all(
    round.map(({ event }, at) => {
      const { channel, payload } = goodEvents[event];
      return playRound(at, { channel, data: JSON.stringify(payload) });
    }),
  );
  return async (hostile: HostileEvent): Promise<string[]> => {
    const at = round.findIndex(({ event }) => event === hostile.event);
    const { before, after, lines, logger, end } = await playRound(at, hostile);
    const problems = watch.findings(logger);
    const isIgnored = after === before && after !== goodTwice[at]?.after;
    if (lines > 1 || (isIgnored && lines !== 1)) problems.push(`${lines} log lines`);
    // A hostile event may contain a readable number, from which the good one then differs.
    const isOfGoodEvent = logger.lines.slice(lines).some(({ message }) => message !== twoNumbers);
    if (isOfGoodEvent) problems.push('a log line for a good event');
    // A readable hostile event equals the good event twice.
    const isSameEnd = end === reference.end || end === goodTwice[at]?.end;
    if (!isSameEnd) problems.push('the good events after it leave another state');
    return problems;
  };
}

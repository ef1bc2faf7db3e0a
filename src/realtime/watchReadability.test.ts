import type { BroadcastEvent } from './ports';
import { watchReadability } from './watchReadability';

const push: BroadcastEvent = { kind: 'countdown', secondsLeft: 5 };
const status: BroadcastEvent = { kind: 'status', status: 'start', roundId: 5, result: null };
const dropped = (channel: string | null): BroadcastEvent => ({
  kind: 'dropped',
  channel,
  reason: 'junk',
});

/** Whether the feed counts as readable after the last of these events. */
function isReadableAfter(...events: BroadcastEvent[]): boolean {
  const watch = watchReadability();
  return events.map(watch).at(-1) ?? true;
}

it('the broadcasts are readable while at most one event in a row of each channel is not', () => {
  expect(isReadableAfter(push, dropped('countdown'))).toBe(true);
  expect(isReadableAfter(dropped('countdown'), dropped('gameStatus'))).toBe(true);
  expect(isReadableAfter(dropped('countdown'), push, dropped('countdown'))).toBe(true);
});

it('the broadcasts are unreadable after the second unreadable event in a row of a channel', () => {
  expect(isReadableAfter(dropped('countdown'), dropped('countdown'))).toBe(false);
  expect(isReadableAfter(dropped('gameStatus'), push, push, dropped('gameStatus'))).toBe(false);
});

it('the broadcasts are readable again after the first readable event of that channel', () => {
  const twice = [dropped('gameStatus'), dropped('gameStatus')];
  expect(isReadableAfter(...twice, push)).toBe(false);
  expect(isReadableAfter(...twice, status)).toBe(true);
});

it('the connection and its pongs say nothing about a channel', () => {
  const drop = dropped('countdown');
  const pong: BroadcastEvent = { kind: 'pong' };
  const open: BroadcastEvent = { kind: 'connection', state: 'open' };
  expect(isReadableAfter(drop, pong, open)).toBe(true);
  expect(isReadableAfter(drop, pong, open, drop)).toBe(false);
});

it('an unknown event does not count for the readability of a channel', () => {
  expect(isReadableAfter(dropped(null), dropped(null), dropped(null))).toBe(true);
});

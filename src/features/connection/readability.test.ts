import type { UnknownAction } from '@reduxjs/toolkit';
import { broadcast } from './broadcasts';
import { areReadable, unreadableAfter } from './readability';

const receivedAt = 0;
const push = broadcast.countdownReceived({ secondsLeft: 5, receivedAt });
const status = broadcast.roundStarted({ roundId: 5, receivedAt });
const result = broadcast.resultReceived({ roundId: 5, digits: '007', receivedAt });
const unreadable = (channel: string) => broadcast.unreadableReceived({ channel, receivedAt });

/** Whether the broadcasts count as readable after these frames. */
const isReadableAfter = (...frames: UnknownAction[]) =>
  areReadable(frames.reduce(unreadableAfter, {}), ['getBets']);

it('the broadcasts are readable while at most one frame in a row of each channel is not', () => {
  expect(isReadableAfter(push, unreadable('countdown'))).toBe(true);
  expect(isReadableAfter(unreadable('countdown'), unreadable('gameStatus'))).toBe(true);
  expect(isReadableAfter(unreadable('countdown'), push, unreadable('countdown'))).toBe(true);
});

it('the broadcasts are unreadable after the second unreadable frame in a row of a channel', () => {
  expect(isReadableAfter(unreadable('countdown'), unreadable('countdown'))).toBe(false);
  expect(isReadableAfter(unreadable('gameStatus'), push, unreadable('gameStatus'))).toBe(false);
});

it.each([
  ['countdown', push, status],
  ['gameStatus', status, result],
  ['gameResult', result, push],
])('the broadcasts are readable again after a readable frame of %s', (channel, own, other) => {
  const twice = [unreadable(channel), unreadable(channel)];
  expect(isReadableAfter(...twice, other)).toBe(false);
  expect(isReadableAfter(...twice, own)).toBe(true);
});

describe('the answers to a call', () => {
  const answer = (type: string, payload?: unknown, call = {}) => ({
    type: `api/executeQuery/${type}`,
    payload,
    meta: {
      arg: { endpointName: 'getBets', type: 'query', ...call },
      requestId: 'a',
      requestStatus: type,
      rejectedWithValue: type === 'rejected',
    },
  });
  const good = answer('fulfilled', []);
  const unfit = answer('rejected', { kind: 'invalidResponse' });
  const lost = answer('rejected', { kind: 'offline' });

  it('are readable while at most one in a row is not, which may have been cut', () => {
    expect(isReadableAfter(unfit)).toBe(true);
    expect(isReadableAfter(unfit, good, unfit)).toBe(true);
    expect(isReadableAfter(unfit, lost, unfit)).toBe(true);
    expect(isReadableAfter(lost, lost, lost)).toBe(true);
    const unrecorded = answer('rejected');
    expect(isReadableAfter(unrecorded, unrecorded)).toBe(true);
  });

  it('are unreadable after the second one in a row, until one can be read', () => {
    expect(isReadableAfter(unfit, push, unfit)).toBe(false);
    expect(isReadableAfter(unfit, unfit, good)).toBe(true);
  });

  it.each([{ endpointName: 'getOdds' }, { type: 'mutation' }])(
    'are not judged for a call with %o',
    (call) => {
      const other = answer('rejected', { kind: 'invalidResponse' }, call);
      expect(isReadableAfter(other, other)).toBe(true);
    },
  );
});

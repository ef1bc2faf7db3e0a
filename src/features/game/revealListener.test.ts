import { isAnyOf } from '@reduxjs/toolkit';
import { broadcast } from '../connection/broadcasts';
import { gameEvents } from './gameSlice';
import type { TestServicesOptions } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';
import { recordActions } from '../../testing/recordActions';

beforeEach(() => jest.useFakeTimers());

function setUp(options: TestServicesOptions = {}) {
  const { store, services } = makeTestStore(options);
  const start = (roundId: number) =>
    store.dispatch(broadcast.roundStarted({ roundId, receivedAt: 0 }));
  start(50);
  return {
    store,
    services,
    start,
    result: (roundId: number, digits = '472') =>
      store.dispatch(broadcast.resultReceived({ roundId, digits, receivedAt: 0 })),
    reveal: () => store.getState().game.reveal,
    pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
  };
}

describe('the reveal of a result', () => {
  it('[4.24] shows a digit at 2, 4 and 6 seconds and closes 5 seconds later', async () => {
    const { services, result, reveal, pass } = setUp();
    result(50);
    const counts: [number, number | undefined][] = [];
    for (const [step, at] of [
      [1999, 1999],
      [1, 2000],
      [1999, 3999],
      [1, 4000],
      [1999, 5999],
      [1, 6000],
      [4999, 10_999],
      [1, 11_000],
    ] as const) {
      await pass(step);
      counts.push([at, reveal()?.revealedCount]);
    }
    expect(counts).toEqual([
      [1999, 0],
      [2000, 1],
      [3999, 1],
      [4000, 2],
      [5999, 2],
      [6000, 3],
      [10_999, 3],
      [11_000, undefined],
    ]);
    expect(services.logger.lines).toEqual([]);
  });

  it('is closed by the next start, which also stops its timers', async () => {
    const { store, result, reveal, start, pass } = setUp();
    result(50);
    await pass(3000);
    start(51);
    expect(reveal()).toBeNull();
    const actions = recordActions(store);
    await pass(60_000);
    const { digitRevealed, revealClosed } = gameEvents;
    expect(actions.filter(isAnyOf(digitRevealed, revealClosed))).toEqual([]);
  });

  it('restarts for the next result, with its full timing', async () => {
    const { result, reveal, start, pass } = setUp();
    result(50);
    await pass(5000);
    start(51);
    result(51, '007');
    await pass(1999);
    expect(reveal()).toEqual({ roundId: 51, digits: '007', revealedCount: 0 });
    await pass(1);
    expect(reveal()?.revealedCount).toBe(1);
    await pass(8999);
    expect(reveal()?.revealedCount).toBe(3);
    await pass(1);
    expect(reveal()).toBeNull();
  });

  it('continues when a repeated or older result arrives', async () => {
    const { result, reveal, pass } = setUp();
    result(50);
    await pass(3000);
    result(50);
    result(49);
    await pass(1000);
    expect(reveal()).toMatchObject({ roundId: 50, revealedCount: 2 });
  });

  it('stands until it is closed if the player has opened it again', async () => {
    const { store, services, reveal, pass } = setUp();
    store.dispatch(gameEvents.revealReopened({ roundId: 49, digits: '472' }));
    await pass(60_000);
    expect(reveal()).toEqual({ roundId: 49, digits: '472', revealedCount: 3 });
    expect(services.sessionStore.read('lastRevealedRound')).toBeNull();
  });

  it('[4.26] is not played again after a reload', () => {
    const first = setUp();
    first.result(50);
    const stored = first.services.sessionStore.read('lastRevealedRound');
    expect(stored).toBe('50');
    const reloaded = setUp({ sessionStore: { lastRevealedRound: stored ?? '' } });
    reloaded.result(50);
    expect(reloaded.reveal()).toBeNull();
    reloaded.start(51);
    reloaded.result(51);
    expect(reloaded.reveal()).toMatchObject({ roundId: 51 });
  });

  it('of a round with the greatest id is not played again after a reload', () => {
    const roundId = Number.MAX_SAFE_INTEGER;
    const { start, result, reveal } = setUp({ sessionStore: { lastRevealedRound: `${roundId}` } });
    start(roundId);
    result(roundId);
    expect(reveal()).toBeNull();
  });

  it.each(['', 'x', '-1', '1e9', '+50', '9'.repeat(40)])(
    'plays although the storage holds junk: %p',
    (junk) => {
      const { result, reveal } = setUp({ sessionStore: { lastRevealedRound: junk } });
      result(50);
      expect(reveal()).toMatchObject({ roundId: 50 });
    },
  );
});

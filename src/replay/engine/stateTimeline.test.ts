import type { UnknownAction } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { rootReducer } from '../../app/rootReducer';
import { betsEvents } from '../../features/bets/betsSlice';
import { broadcast } from '../../features/connection/broadcasts';
import { sessionEvents } from '../../features/session/sessionSlice';
import { hashState } from '../../trace/stateHash';
import { atOnce } from './inChunks';
import { verifyReplay } from './verification';
import { createStateTimeline } from './stateTimeline';

const init: UnknownAction = { type: '@@INIT' };

/** A recording with this number of actions, which touch several slices. */
function recordingOf(count: number): UnknownAction[] {
  const actions = Array.from({ length: count }, (_, at): UnknownAction => {
    const digit = String(at % 10);
    switch (at % 5) {
      case 0:
        return broadcast.countdownReceived({ secondsLeft: 60 - (at % 60), receivedAt: at * 1000 });
      case 1:
        return betsEvents.digitPressed({ digit });
      case 2:
        return at % 7 === 0 ? betsEvents.numberCleared() : betsEvents.numberMissed();
      case 3:
        return sessionEvents.balanceReceived({ balance: at * 100 });
      default:
        return broadcast.roundStarted({ roundId: at, receivedAt: 0 });
    }
  });
  return [init, ...actions];
}

describe('createStateTimeline', () => {
  const actions = recordingOf(400);

  it('gives the same states in any order of requests', () => {
    const inOrder = createStateTimeline(rootReducer, undefined, actions);
    const hashes = actions.map((_, step) => hashState(inOrder.stateAt(step)));
    fc.assert(
      fc.property(fc.array(fc.nat(400), { minLength: 1, maxLength: 40 }), (steps) => {
        const timeline = createStateTimeline(rootReducer, undefined, actions);
        for (const step of steps) {
          expect(hashState(timeline.stateAt(step))).toBe(hashes[step]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('gives the same objects on a step back and forth, so that nothing renders again', () => {
    const timeline = createStateTimeline(rootReducer, undefined, actions);
    const there = timeline.stateAt(130);
    timeline.stateAt(127);
    expect(timeline.stateAt(130)).toBe(there);
  });

  it('fills in the slices that a file does not have', () => {
    // In development Redux reports the slice that is gone.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const timeline = createStateTimeline(
      rootReducer,
      { sound: { isOn: false }, gone: 1 } as never,
      [init],
    );
    const state = timeline.stateAt(0);
    expect(state.sound).toEqual({ isOn: false });
    expect(state.notifications.toasts).toEqual([]);
    expect(state).not.toHaveProperty('gone');
  });

  it('keeps the state when a reducer throws, and reports the step', () => {
    const broken: UnknownAction = { type: 'bets/betRefused' };
    const timeline = createStateTimeline(rootReducer, undefined, [
      init,
      ...recordingOf(3),
      broken,
      init,
    ]);
    expect(timeline.stateAt(5)).toEqual(timeline.stateAt(4));
    expect([...timeline.failures.keys()]).toEqual([5]);
  });
});

describe('verifyReplay', () => {
  const actions = recordingOf(200);
  const timeline = () => createStateTimeline<unknown>(rootReducer as never, undefined, actions);
  const original = timeline();
  const checkpoints = [0, 50, 100, 150, 200].map((index) => ({
    index,
    hash: hashState(original.stateAt(index)),
  }));

  const found = (hashes: typeof checkpoints, states = timeline()) =>
    atOnce(verifyReplay(states, hashes));

  it('finds a replay consistent if all hashes match', () => {
    expect(found(checkpoints)).toEqual({ kind: 'consistent' });
  });

  it('names the stretch in which a replay diverged', () => {
    const wrong = checkpoints.map((one) => (one.index >= 100 ? { ...one, hash: '0' } : one));
    expect(found(wrong)).toEqual({
      kind: 'diverged',
      verifiedUntil: 50,
      reason: null,
    });
  });

  it('trusts no step if the state before the recording differs', () => {
    expect(found([{ index: 0, hash: 'other' }])).toMatchObject({
      verifiedUntil: -1,
    });
  });

  it('names the step at which a reducer threw, and its message', () => {
    const states = createStateTimeline<unknown>(rootReducer as never, undefined, [
      ...recordingOf(3),
      { type: 'bets/betRefused' },
    ]);
    // A hash after the step proves nothing: the next actions may have hidden the difference.
    expect(found([{ index: 4, hash: hashState(states.stateAt(4)) }], states)).toMatchObject({
      kind: 'diverged',
      verifiedUntil: 3,
      reason: expect.stringContaining('undefined'),
    });
  });

  it('proves nothing after the last hash', () => {
    expect(found(checkpoints.slice(0, 4))).toEqual({ kind: 'partial', verifiedUntil: 150 });
  });

  it('proves nothing without hashes', () => {
    expect(found([])).toEqual({ kind: 'unproven' });
  });
});

import { legacy_createStore as createStore } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { instrument, ActionCreators } from '@redux-devtools/instrument';
import type { LiftedState } from '@redux-devtools/instrument';
import * as fc from 'fast-check';
import { rootReducer } from '../../app/rootReducer';
import { betsEvents } from '../../features/bets/betsSlice';
import { gameEvents } from '../../features/game/gameSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { hashState } from '../../trace/stateHash';
import { checkFaithfulness } from './faithfulness';
import type { Checkpoint, Faithfulness } from './faithfulness';
import { createStateTimeline } from './stateTimeline';

const init: UnknownAction = { type: '@@INIT' };

/** A visit of so many actions that touch several slices. */
function visit(count: number): UnknownAction[] {
  const actions = Array.from({ length: count }, (_, at): UnknownAction => {
    const digit = String(at % 10);
    switch (at % 5) {
      case 0:
        return gameEvents.countdownReceived({ secondsLeft: 60 - (at % 60), receivedAt: at * 1000 });
      case 1:
        return betsEvents.digitPressed({ digit });
      case 2:
        return at % 7 === 0 ? betsEvents.numberCleared() : betsEvents.numberMissed();
      case 3:
        return sessionEvents.balanceReceived({ balance: at * 100 });
      default:
        return gameEvents.roundStarted({ roundId: at });
    }
  });
  return [init, ...actions];
}

function oracle(actions: readonly UnknownAction[]): unknown[] {
  const store = createStore(rootReducer, undefined, instrument());
  const { liftedStore } = store as unknown as {
    liftedStore: {
      dispatch(action: unknown): void;
      getState(): LiftedState<unknown, UnknownAction, unknown>;
    };
  };
  liftedStore.dispatch(ActionCreators.importState(actions.slice(1)));
  return liftedStore.getState().computedStates.map(({ state }) => state);
}

describe('the states of a visit', () => {
  const actions = visit(400);

  it('are those that Redux DevTools computes, at every step', () => {
    const expected = oracle(actions);
    const timeline = createStateTimeline(rootReducer, undefined, actions);
    expect(timeline.lastStep).toBe(400);
    expect(expected).toHaveLength(401);
    for (const [step, state] of expected.entries()) {
      expect(timeline.stateAt(step)).toEqual(state);
    }
  });

  it('are the same in any order of asking', () => {
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

  it('are the same objects on a step to and fro, so that nothing renders anew', () => {
    const timeline = createStateTimeline(rootReducer, undefined, actions);
    const there = timeline.stateAt(130);
    timeline.stateAt(127);
    expect(timeline.stateAt(130)).toBe(there);
  });

  it('fill in what an older build did not have', () => {
    // In development Redux tells of the slice that is gone.
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

  it('stay where a reducer throws, and tell at which step', () => {
    const broken: UnknownAction = { type: 'bets/betRefused' };
    const timeline = createStateTimeline(rootReducer, undefined, [init, ...visit(3), broken, init]);
    expect(timeline.computeOn(() => false)).toBe(true);
    expect([...timeline.failures().keys()]).toEqual([5]);
    expect(timeline.stateAt(5)).toEqual(timeline.stateAt(4));
  });

  it('are computed in slices', () => {
    const timeline = createStateTimeline(rootReducer, undefined, actions);
    let calls = 0;
    expect(timeline.computeOn(() => (calls += 1) > 100)).toBe(false);
    expect(timeline.computeOn(() => false)).toBe(true);
  });
});

describe('the proof that a replay is the truth', () => {
  const actions = visit(200);
  const timeline = () => createStateTimeline<unknown>(rootReducer as never, undefined, actions);
  const truth = timeline();
  const checkpoints: Checkpoint[] = [0, 50, 100, 150, 200].map((index) => ({
    index,
    hash: hashState(truth.stateAt(index)),
  }));

  async function found(hashes: Checkpoint[], states = timeline()): Promise<Faithfulness[]> {
    const told: Faithfulness[] = [];
    await checkFaithfulness(states, hashes, (one) => told.push(one), {
      pause: () => Promise.resolve(),
    });
    return told;
  }

  it('is faithful where all hashes match', async () => {
    const told = await found(checkpoints);
    expect(told.at(-1)).toEqual({ kind: 'faithful', checked: 5 });
    expect(told[0]).toEqual({ kind: 'checking', share: 0.2 });
  });

  it('names the stretch in which it diverged', async () => {
    const wrong = checkpoints.map((one) => (one.index >= 100 ? { ...one, hash: '0' } : one));
    expect((await found(wrong)).at(-1)).toEqual({
      kind: 'diverged',
      trustedUntil: 50,
      differsAt: 100,
      reason: null,
    });
  });

  it('has diverged from the beginning where the state before the visit differs', async () => {
    expect((await found([{ index: 0, hash: 'other' }])).at(-1)).toMatchObject({ trustedUntil: -1 });
  });

  it('names the step at which a reducer failed, and its words', async () => {
    const states = createStateTimeline<unknown>(rootReducer as never, undefined, [
      ...visit(3),
      { type: 'bets/betRefused' },
    ]);
    expect((await found([], states)).at(-1)).toMatchObject({
      kind: 'diverged',
      differsAt: 4,
      reason: expect.stringContaining('undefined'),
    });
  });

  it('ends with the last hash: nobody vouches for the steps after it', async () => {
    const told = await found(checkpoints.slice(0, 4));
    expect(told.at(-1)).toEqual({ kind: 'partial', trustedUntil: 150 });
  });

  it('is lacking where the file has no hashes', async () => {
    expect((await found([])).at(-1)).toEqual({ kind: 'unproven' });
  });
});

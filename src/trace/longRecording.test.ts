import type { Action } from '@reduxjs/toolkit';
import { keepAll, recordPlay } from '../testing/longTrace';
import { traceOf } from '../testing/traceOf';
import { verificationOf } from '../testing/verifyTrace';
import { rootReducer } from '../app/rootReducer';
import type { RootState } from '../store/rootState';

const traceOfPlay = (...play: Parameters<typeof recordPlay>) =>
  traceOf(recordPlay(...play).recorder);

describe('a trace of ten thousand actions', () => {
  const whole = traceOfPlay(10_000, { limits: keepAll });

  it('holds all of them, and every checkpoint matches', () => {
    expect(whole.nextActionId).toBe(10_001);
    expect(whole.$trace.checkpoints).toHaveLength(41);
    expect(verificationOf(whole)).toEqual({ kind: 'consistent', checked: 41 });
  });

  it('is correct from the first kept action on if older ones were dropped', () => {
    const kept = traceOfPlay(10_000);
    expect(kept.$trace.droppedActions).toBeGreaterThan(4000);
    expect(kept.$trace.droppedActions + kept.nextActionId - 1).toBe(10_000);
    expect(verificationOf(kept)).toMatchObject({ kind: 'consistent' });
  });
});

describe('the verification of a trace', () => {
  /** From the 620th action on each event of the bets leaves a number that nobody typed. */
  function impureReducer() {
    let calls = 0;
    return (state: RootState | undefined, action: Action): RootState => {
      const next = rootReducer(state, action);
      calls += 1;
      return calls > 620 && action.type.startsWith('bets/')
        ? { ...next, bets: { ...next.bets, number: String(Math.random()) } }
        : next;
    };
  }

  it('names the segment in which a reducer was impure', () => {
    const file = traceOfPlay(1000, { reducer: impureReducer() as typeof rootReducer });
    expect(verificationOf(file)).toEqual({
      kind: 'diverged',
      verifiedUntil: 500,
      differsAt: 750,
      reason: null,
    });
  });

  it('finds a state that was tampered with', () => {
    const file = traceOfPlay(600);
    (file.committedState as { bets: { number: string } }).bets.number = '9';
    expect(verificationOf(file)).toMatchObject({ kind: 'diverged', verifiedUntil: -1 });
  });

  it('proves nothing from the step at which the reducer throws', () => {
    const file = traceOfPlay(600);
    let calls = 0;
    const found = verificationOf(file, (state, action) => {
      calls += 1;
      // The 300th call is the step of index 299.
      if (calls === 300) throw new Error('no such slice');
      return rootReducer(state, action);
    });
    expect(found).toEqual({
      kind: 'diverged',
      // The states match again after the next push.
      verifiedUntil: 298,
      differsAt: 299,
      reason: expect.stringContaining('no such slice'),
    });
  });
});

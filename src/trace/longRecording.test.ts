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
    expect(verificationOf(whole)).toEqual({ kind: 'consistent' });
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
      reason: null,
    });
  });
});

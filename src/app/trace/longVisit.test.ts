import type { Action } from '@reduxjs/toolkit';
import { recordRandomActions } from '../../testing/recordRandomActions';
import type { RandomActionsOptions } from '../../testing/recordRandomActions';
import { traceOf } from '../../testing/traceOf';
import type { TraceFile } from '../../trace/traceFormat';
import { createTraceVerifier, replayTrace, verifyTrace } from '../../trace/verifyTrace';
import { rootReducer } from '../rootReducer';
import type { RootState } from '../rootReducer';

function visit(options: Partial<RandomActionsOptions> = {}): TraceFile {
  return traceOf(recordRandomActions({ actions: 10_000, ...options }).recorder);
}

const keepAll = { actions: 250, segments: 1000, weight: 1e9 };

describe('ten thousand random actions', () => {
  const whole = visit({ limits: keepAll });

  it('are all in the file, and every state agrees with its hash', () => {
    expect(whole.nextActionId).toBe(10_001);
    expect(whole.$trace.checkpoints).toHaveLength(41);
    expect(verifyTrace(whole, rootReducer)).toEqual({ faithful: true });
  });

  it('have no canary left in them', () => {
    expect(JSON.stringify(whole)).not.toMatch(/canary/i);
  });

  it('agree from the first kept one where the older ones were let go of', () => {
    const kept = visit();
    expect(kept.$trace.droppedActions).toBeGreaterThan(4000);
    expect(kept.$trace.droppedActions + kept.nextActionId - 1).toBe(10_000);
    expect(verifyTrace(kept, rootReducer)).toEqual({ faithful: true });
  });
});

describe('a reducer that is not pure', () => {
  /** From the 620th action on each event of the bets leaves a number that nobody typed. */
  function impure() {
    let calls = 0;
    return (state: RootState | undefined, action: Action): RootState => {
      const next = rootReducer(state, action);
      calls += 1;
      return calls > 620 && action.type.startsWith('bets/')
        ? { ...next, bets: { ...next.bets, number: String(Math.random()) } }
        : next;
    };
  }

  it('is caught, and its segment named', () => {
    const file = visit({ actions: 1000, reducer: impure() as typeof rootReducer });
    expect(verifyTrace(file, rootReducer)).toEqual({ faithful: false, divergedFrom: 501 });
  });

  it('is caught by a state that was tampered with, too', () => {
    const file = visit({ actions: 600 });
    (file.committedState as { bets: { number: string } }).bets.number = '9';
    expect(verifyTrace(file, rootReducer)).toEqual({ faithful: false, divergedFrom: 0 });
  });

  it('that throws in the replay ends the trust there, and nothing else', () => {
    const file = visit({ actions: 600 });
    let calls = 0;
    const failing = (state: RootState, action: Action) => {
      calls += 1;
      if (calls === 300) throw new Error('no such slice');
      return rootReducer(state, action);
    };
    const verdict = verifyTrace(file, failing);
    // The 300th call is the step of index 299; what went wrong there may show at no checkpoint.
    expect(verdict.faithful ? Infinity : verdict.divergedFrom).toBeLessThanOrEqual(299);
  });
});

describe('a replay that goes step by step', () => {
  function states(file: TraceFile): unknown[] {
    const all: unknown[] = [];
    replayTrace(file, rootReducer, (_, state) => void all.push(state));
    return all;
  }

  const verifierOf = ({ $trace, stagedActionIds }: TraceFile) =>
    createTraceVerifier($trace.checkpoints, stagedActionIds.length - 1);

  it('knows nothing before its first checkpoint, and all at the end', () => {
    const file = visit({ actions: 600 });
    const verifier = verifierOf(file);
    expect(verifier.verdict()).toBeNull();
    states(file).forEach((state, index) => {
      verifier.observe(index, state);
      expect(verifier.verdict()).toEqual(index < 600 ? null : { faithful: true });
    });
  });

  it('takes its states in any order', () => {
    const file = visit({ actions: 600 });
    const verifier = verifierOf(file);
    const all = states(file);
    for (const { index } of file.$trace.checkpoints.toReversed()) {
      verifier.observe(index, all[index]);
    }
    expect(verifier.verdict()).toEqual({ faithful: true });
  });
});

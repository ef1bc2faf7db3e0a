import { hashState } from '../../../trace/stateHash';
import { importedByDevTools } from '../../../testing/importedByDevTools';
import type { Lifted } from '../../../testing/importedByDevTools';
import { longTraceText, recordPlay } from '../../../testing/longTrace';
import { traceTextOf } from '../../../testing/traceOf';
import { atOnce } from '../inChunks';
import { openReplay } from '../openReplay';
import { verifyReplay } from '../verification';
import type { Verification } from '../verification';
import { fileForDevTools } from './fileForDevTools';
import { parseTrace } from './parseTrace';

const steps = 600;
const { trace, timeline } = openReplay(
  'recording.trace.json',
  traceTextOf(recordPlay(steps).recorder),
  0,
);
const { stateAt } = timeline;
const sizes = trace.actions.map((_, step) => JSON.stringify(stateAt(step)).length);
/** Characters of all states from a step on. */
const sizeFrom = (step: number) => sizes.slice(step).reduce((sum, size) => sum + size, 0);

const timestampsOf = ({ stagedActionIds, actionsById }: Lifted) =>
  stagedActionIds.map((id) => actionsById[id]?.timestamp);

/** The first step at which the panel shows another state than the page does; -1 for none. */
function firstDifference({ computedStates }: Lifted, firstStep: number): number {
  return computedStates.findIndex(
    ({ state }, index) => hashState(state) !== hashState(stateAt(firstStep + index)),
  );
}

function verify(text: string): Verification {
  const { timeline: states, trace: saved } = openReplay('saved', text, 0);
  return atOnce(verifyReplay(states, saved.details?.checkpoints ?? []));
}

describe('fileForDevTools', () => {
  it('saves everything if the panel can show it, with its times and the same states', () => {
    const { text, firstStep } = fileForDevTools(trace, stateAt);
    const lifted = importedByDevTools(text);
    expect(firstStep).toBe(0);
    expect(lifted.computedStates).toHaveLength(steps + 1);
    expect(lifted.currentStateIndex).toBe(0);
    expect(timestampsOf(lifted)).toEqual(trace.timestamps);
    expect(firstDifference(lifted, 0)).toBe(-1);
  });

  it('begins at a checkpoint if everything is too much, and can still be proven', () => {
    const [, checkpoint = -1] = trace.details?.checkpoints.map(({ index }) => index) ?? [];
    const limit = sizeFrom(Math.floor(checkpoint / 2));
    const { text, firstStep } = fileForDevTools(trace, stateAt, limit);
    const lifted = importedByDevTools(text);
    expect(firstStep).toBe(checkpoint);
    expect(firstStep).toBeGreaterThan(0);
    expect(sizeFrom(firstStep)).toBeLessThanOrEqual(limit);
    expect(lifted.computedStates).toHaveLength(steps + 1 - firstStep);
    expect(lifted.stagedActionIds).toEqual(lifted.computedStates.map((_, id) => id));
    expect(lifted.nextActionId).toBe(lifted.computedStates.length);
    expect(lifted.actionsById[0]?.action).toEqual({ type: '@@INIT' });
    expect(timestampsOf(lifted)).toEqual(trace.timestamps.slice(firstStep));
    expect(firstDifference(lifted, firstStep)).toBe(-1);
    expect(verify(text)).toEqual({ kind: 'consistent' });
    expect(parseTrace(text).details).toMatchObject({
      droppedActions: firstStep,
      checkpoints: { length: 3 },
    });
  });

  it('begins at any step if the limit is too small for a checkpoint', () => {
    const limit = sizeFrom(steps - 30);
    const { text, firstStep } = fileForDevTools(trace, stateAt, limit);
    const lifted = importedByDevTools(text);
    expect(lifted.computedStates.length).toBeGreaterThan(10);
    expect(sizeFrom(firstStep)).toBeLessThanOrEqual(limit);
    expect(firstDifference(lifted, firstStep)).toBe(-1);
    expect(verify(text)).toEqual({ kind: 'consistent' });
    // A state that only the replay computed proves nothing, so it gets no hash.
    expect(parseTrace(text).details?.checkpoints.map(({ hash }) => hash)).toEqual(
      trace.details?.checkpoints.slice(-1).map(({ hash }) => hash),
    );
  });

  it('keeps the last step even if one state is too large', () => {
    const { text, firstStep } = fileForDevTools(trace, stateAt, 1);
    expect(firstStep).toBe(steps);
    expect(parseTrace(text).actions).toEqual([{ type: '@@INIT' }]);
    expect(parseTrace(text).initialState).toEqual(stateAt(steps));
  });

  it('measures the states in between, which may be larger than those at both ends', () => {
    // As of a player who signs in, reads long lists, and is signed out.
    const rows = Array.from({ length: steps + 1 }, (_, step) =>
      step > 200 && step < 450 ? 10_000 : 1,
    );
    const { firstStep } = fileForDevTools(
      { ...trace, details: null },
      (step) => ({ rows: 'x'.repeat(rows[step] ?? 0) }),
      1_000_000,
    );
    const total = rows.slice(firstStep).reduce((sum, size) => sum + size, 0);
    expect(firstStep).toBeLessThan(450);
    expect(total).toBeLessThanOrEqual(1_000_000);
  });

  it('restores what JSON cannot write', () => {
    const odd = {
      type: 'odd',
      payload: { gone: undefined, share: NaN, at: new Date(7), no: null },
    };
    const withOdd = { ...trace, actions: trace.actions.with(1, odd) };
    const lifted = importedByDevTools(fileForDevTools(withOdd, stateAt).text);
    expect(lifted.actionsById[1]?.action).toEqual(odd);
  });

  it('saves the end of a long recording, which the extension cannot open itself', () => {
    const long = openReplay('long.trace.json', longTraceText(), 0);
    const { text, firstStep } = fileForDevTools(long.trace, long.timeline.stateAt);
    const lifted = importedByDevTools(text);
    expect(firstStep).toBeGreaterThan(5000);
    expect(timestampsOf(lifted)).toEqual(long.trace.timestamps.slice(firstStep));
    expect(hashState(lifted.computedStates.at(-1)?.state)).toBe(
      long.trace.details?.checkpoints.at(-1)?.hash,
    );
    expect(verify(text)).toMatchObject({ kind: 'consistent' });
  });

  it('saves an export of the extension so that the extension shows it again', () => {
    const actions = trace.actions.slice(1);
    const payload = JSON.stringify(actions);
    const exported = openReplay('export.json', JSON.stringify({ payload, preloadedState: '' }), 0);
    const { text } = fileForDevTools(exported.trace, exported.timeline.stateAt);
    expect(importedByDevTools(text).computedStates).toHaveLength(steps + 1);
    expect(parseTrace(text).details).toBeNull();
  });
});

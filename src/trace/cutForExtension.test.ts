import { rootReducer } from '../app/rootReducer';
import { recordRandomVisit } from '../testing/recordRandomVisit';
import { traceOf } from '../testing/traceOf';
import { cutForExtension } from './cutForExtension';
import type { TraceFile } from './traceFormat';
import { replayTrace, verifyTrace } from './verifyTrace';

const file = traceOf(recordRandomVisit({ actions: 900 }).recorder);

const states: unknown[] = [];
replayTrace(file, rootReducer, (_, state) => void states.push(state));
const computeState = (index: number) => states[index];

/** What the panel would receive: every state as text. */
function panelSize(cut: TraceFile): number {
  let size = 0;
  replayTrace(cut, rootReducer, (_, state) => (size += JSON.stringify(state).length));
  return size;
}

/** So many steps of states as large as the last one. */
const limitFor = (steps: number) => steps * JSON.stringify(states.at(-1)).length;

it('a file that fits is left as it is', () => {
  expect(cutForExtension(file, { computeState })).toBe(file);
});

it('a file whose states nobody computes is left as it is', () => {
  expect(cutForExtension(file, { limit: 10 })).toBe(file);
});

it('a longer one begins at a checkpoint, and replays to the same end', () => {
  const cut = cutForExtension(file, { computeState, limit: limitFor(420) });
  expect(cut.stagedActionIds).toEqual(Array.from({ length: 401 }, (_, id) => id));
  expect(cut.nextActionId).toBe(401);
  expect(cut.actionsById[0]?.action).toEqual({ type: '@@INIT' });
  expect(cut.actionsById[0]?.timestamp).toBe(file.actionsById[500]?.timestamp);
  expect(cut.actionsById[400]).toEqual(file.actionsById[900]);
  expect(cut.$trace.droppedActions).toBe(500);
  expect(verifyTrace(cut, rootReducer)).toEqual({ faithful: true });
});

it('with too few steps for a checkpoint it begins at any of them', () => {
  const cut = cutForExtension(file, { computeState, limit: limitFor(30) });
  expect(cut.stagedActionIds.length).toBeGreaterThan(10);
  expect(panelSize(cut)).toBeLessThanOrEqual(2 * limitFor(30));
  expect(verifyTrace(cut, rootReducer)).toEqual({ faithful: true });
});

it('keeps the last step even where one state is too large', () => {
  const cut = cutForExtension(file, { computeState, limit: 1 });
  expect(cut.stagedActionIds).toEqual([0]);
  expect(cut.committedState).toEqual(states.at(-1));
});

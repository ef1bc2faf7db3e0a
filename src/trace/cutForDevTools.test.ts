import { rootReducer } from '../app/rootReducer';
import { recordRandomVisit } from '../testing/recordRandomVisit';
import { traceOf } from '../testing/traceOf';
import { cutForDevTools } from './cutForDevTools';
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
  expect(cutForDevTools(file, computeState)).toBe(file);
});

it('a longer one begins at a checkpoint, and replays to the same end', () => {
  const cut = cutForDevTools(file, computeState, limitFor(420));
  expect(cut.stagedActionIds).toEqual(Array.from({ length: 401 }, (_, id) => id));
  expect(cut.nextActionId).toBe(401);
  expect(cut.actionsById[0]?.action).toEqual({ type: '@@INIT' });
  expect(cut.actionsById[0]?.timestamp).toBe(file.actionsById[500]?.timestamp);
  expect(cut.actionsById[400]).toEqual(file.actionsById[900]);
  expect(cut.$trace.droppedActions).toBe(500);
  expect(verifyTrace(cut, rootReducer)).toEqual({ faithful: true });
});

it('with too few steps for a checkpoint it begins at any of them', () => {
  const cut = cutForDevTools(file, computeState, limitFor(30));
  expect(cut.stagedActionIds.length).toBeGreaterThan(10);
  expect(panelSize(cut)).toBeLessThanOrEqual(2 * limitFor(30));
  expect(verifyTrace(cut, rootReducer)).toEqual({ faithful: true });
});

it('keeps the last step even where one state is too large', () => {
  const cut = cutForDevTools(file, computeState, 1);
  expect(cut.stagedActionIds).toEqual([0]);
  expect(cut.committedState).toEqual(states.at(-1));
});

it('measures the states in between, which may be larger than those at both ends', () => {
  // As of somebody who signs in, reads long lists, and is signed out.
  const small = { rows: '' };
  const large = { rows: 'x'.repeat(10_000) };
  const inMiddle = (index: number) => (index > 200 && index < 700 ? large : small);
  const cut = cutForDevTools(file, inMiddle, 1_000_000);
  const total = cut.stagedActionIds.reduce(
    (sum, _, at) => sum + JSON.stringify(inMiddle(900 - cut.nextActionId + 1 + at)).length,
    0,
  );
  expect(total).toBeLessThanOrEqual(1_000_000);
  expect(cut.nextActionId).toBe(151);
});

it('names no hash of its own: of a state that only the replay computed nobody knows whether it is right', () => {
  const cut = cutForDevTools(file, computeState, limitFor(30));
  expect(cut.$trace.checkpoints.map(({ hash }) => hash)).toEqual(
    file.$trace.checkpoints.slice(-1).map(({ hash }) => hash),
  );
});

import type { UnknownAction } from '@reduxjs/toolkit';
import { rootReducer } from '../app/rootReducer';
import type { AppStore } from '../app/store';
import type { Clock } from '../platform/clock';
import { createChainBuilder } from '../trace/segmentChain';
import type { TraceChain } from '../trace/segmentChain';
import { hashState } from '../trace/stateHash';
import { traceSchema } from '../trace/traceFormat';
import type { LiftedAction, TraceDetails, TraceFile } from '../trace/traceFormat';

export interface TestRecording {
  /** How many actions came so far; the step that the screen shows now. */
  step(): number;
  /** The recording so far as a file's content. */
  trace(changes?: Partial<TraceDetails>): TraceFile;
}

const checkpointEvery = 20;

/** Records every action of a store from now on, as a trace of the app holds them. */
export function recordTrace(store: AppStore, clock: Clock): TestRecording {
  const committedState = store.getState();
  const startedAt = clock.now();
  const actions: LiftedAction[] = [lifted({ type: '@@INIT' }, startedAt)];
  const checkpoints = [{ index: 0, hash: hashState(committedState) }];
  store.replaceReducer((state, action) => {
    const after = rootReducer(state, action);
    if (action.type.startsWith('@@redux/')) return after;
    actions.push(lifted(withoutBaseQueryMeta(action), clock.now()));
    const index = actions.length - 1;
    if (index % checkpointEvery === 0) checkpoints.push({ index, hash: hashState(after) });
    return after;
  });
  return {
    step: () => actions.length - 1,
    trace: (changes) => {
      const last = { index: actions.length - 1, hash: hashState(store.getState()) };
      return traceFileOf(committedState, actions, {
        ...detailsOf(startedAt, clock.now()),
        checkpoints: [...checkpoints.filter(({ index }) => index < last.index), last],
        ...changes,
      });
    },
  };
}

/** A file of these actions; the first one is `@@INIT`. */
export function traceFileOf(
  committedState: unknown,
  actions: readonly LiftedAction[],
  details: Omit<TraceDetails, 'chain'>,
): TraceFile {
  return {
    monitorState: {},
    actionsById: Object.fromEntries(actions.map((action, id) => [String(id), action])),
    nextActionId: actions.length,
    stagedActionIds: actions.map((_, id) => id),
    skippedActionIds: [],
    committedState,
    currentStateIndex: actions.length - 1,
    computedStates: [],
    isLocked: false,
    isPaused: false,
    $trace: { ...details, chain: chainOf(actions, details) },
  };
}

/** The details of a recording in these tests. */
export function detailsOf(startedAt: number, savedAt: number): Omit<TraceDetails, 'chain'> {
  return {
    schema: traceSchema,
    app: { version: '0.1.0', commit: 'abc1234' },
    environment: {
      language: 'km-KH',
      timeZone: 'Asia/Phnom_Penh',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0',
      viewport: { width: 1366, height: 768 },
      pixelRatio: 1,
    },
    startedAt,
    savedAt,
    droppedActions: 0,
    checkpoints: [],
    words: '',
    problem: null,
    isClosed: true,
  };
}

function chainOf(actions: readonly LiftedAction[], details: object): TraceChain {
  const chain = createChainBuilder();
  for (const [index, action] of actions.entries()) {
    chain.add(JSON.stringify(action));
    if (index % checkpointEvery === 0) chain.link();
  }
  chain.link();
  return chain.finish(details);
}

function lifted(action: { type: string }, timestamp: number): LiftedAction {
  return { type: 'PERFORM_ACTION', action, timestamp };
}

function withoutBaseQueryMeta(action: UnknownAction): UnknownAction {
  const meta = action['meta'];
  if (typeof meta !== 'object' || meta === null || !('baseQueryMeta' in meta)) return action;
  const { baseQueryMeta: _left, ...kept } = meta;
  return { ...action, meta: kept };
}

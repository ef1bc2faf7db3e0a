import type { Action } from '@reduxjs/toolkit';
import { rootReducer } from '../app/rootReducer';
import { atOnce } from '../replay/engine/inChunks';
import { createStateTimeline } from '../replay/engine/stateTimeline';
import { verifyReplay } from '../replay/engine/verification';
import type { Verification } from '../replay/engine/verification';
import type { RootState } from '../store/rootState';
import type { TraceFile } from '../trace/traceFormat';

type Reducer = (state: RootState | undefined, action: Action) => RootState;

/** The states that the replay page computes of a file. */
export function timelineOf(
  { committedState, actionsById, stagedActionIds }: TraceFile,
  reducer: Reducer = rootReducer,
) {
  const actions = stagedActionIds.map((id) => actionsById[id]?.action ?? { type: 'missing' });
  return createStateTimeline(reducer, committedState as RootState, actions);
}

/** What the replay page says of a file. */
export function verificationOf(file: TraceFile, reducer?: Reducer): Verification {
  return atOnce(verifyReplay(timelineOf(file, reducer), file.$trace.checkpoints));
}

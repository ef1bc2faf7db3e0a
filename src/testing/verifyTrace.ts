import { rootReducer } from '../app/rootReducer';
import { atOnce } from '../replay/engine/inChunks';
import { createStateTimeline } from '../replay/engine/stateTimeline';
import { verifyReplay } from '../replay/engine/verification';
import type { Verification } from '../replay/engine/verification';
import type { RootState } from '../store/rootState';
import type { TraceFile } from '../trace/traceFormat';

/** The states that the replay page computes of a file. */
export function timelineOf({ committedState, actionsById, stagedActionIds }: TraceFile) {
  const actions = stagedActionIds.map((id) => actionsById[id]?.action ?? { type: 'missing' });
  return createStateTimeline(rootReducer, committedState as RootState, actions);
}

/** What the replay page says of a file. */
export function verificationOf(file: TraceFile): Verification {
  return atOnce(verifyReplay(timelineOf(file), file.$trace.checkpoints));
}

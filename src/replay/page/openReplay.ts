import type { UnknownAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/rootReducer';
import type { RootState } from '../../app/rootReducer';
import { createPlayback } from '../engine/playback';
import type { Playback } from '../engine/playback';
import { createStateTimeline } from '../engine/stateTimeline';
import type { StateTimeline } from '../engine/stateTimeline';
import { describeStep } from '../engine/describeStep';
import { fillState } from '../engine/fillState';
import { stepsOf } from '../engine/stepKinds';
import type { Step } from '../engine/stepKinds';
import { parseTrace } from '../file/parseTrace';
import type { Trace } from '../file/parseTrace';

/** A step with its words for the list. */
export interface ListedStep extends Step {
  label: string;
  summary: string;
}

/** A file that is open: what it holds, and where the replay of it is. */
export interface Replay {
  fileName: string;
  /** The text of the file, unpacked. */
  text: string;
  trace: Trace;
  steps: readonly ListedStep[];
  timeline: StateTimeline<RootState>;
  playback: Playback;
  /** The state that the screens are shown at a step; never one that they cannot read. */
  shownAt(step: number): RootState;
  /** The address that the screens of a state are at. */
  addressOf(state: RootState): string;
}

/**
 * Opens the text of a file at a step.
 *
 * @throws TraceProblem in words for the agent
 */
export function openReplay(fileName: string, text: string, firstStep: number): Replay {
  const trace = parseTrace(text);
  const actions: readonly UnknownAction[] = trace.actions;
  const steps = stepsOf(actions, trace.moments).map((step, index) => ({
    ...step,
    ...describeStep(actions[index] ?? { type: '' }),
  }));
  const landmarks = steps
    .filter(({ kind, index }) => kind !== 'countdown' || index === steps.length - 1)
    .map(({ at }) => at);
  const firstAddress = addressOfFirstVisit(actions);
  const timeline = createStateTimeline(
    rootReducer,
    trace.initialState as RootState | undefined,
    actions,
  );
  const start = rootReducer(undefined, { type: '@@INIT' });
  return {
    fileName,
    text,
    trace,
    steps,
    timeline,
    shownAt: (step) => fillState(timeline.stateAt(step), start),
    playback: createPlayback(trace.moments, landmarks, firstStep),
    addressOf: ({ navigation }) => (navigation ? addressText(navigation) : firstAddress),
  };
}

/** Before the first address was told to the store, the page was already on its way there. */
function addressOfFirstVisit(actions: readonly UnknownAction[]): string {
  const first = actions.find(({ type }) => type === 'navigation/locationChanged');
  return addressText(first?.['payload']);
}

function addressText(location: unknown): string {
  if (typeof location !== 'object' || location === null) return '/';
  const { pathname, search } = location as { pathname?: unknown; search?: unknown };
  if (typeof pathname !== 'string' || !pathname.startsWith('/')) return '/';
  return pathname + (typeof search === 'string' && search.startsWith('?') ? search : '');
}

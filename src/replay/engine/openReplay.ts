import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { unknownBuild } from '../../platform/BuildContext';
import type { Build } from '../../platform/BuildContext';
import { redirectOf } from '../../app/navigation/redirects';
import { rootReducer } from '../../app/rootReducer';
import type { Viewport } from '../../store/appEvents';
import type { RootState } from '../../store/rootState';
import { isRecord } from '../../trace/isRecord';
import { OpenError } from './file/openErrors';
import { parseTrace } from './file/parseTrace';
import type { Trace } from './file/parseTrace';
import { viewportSchema } from './file/traceSchemas';
import { createPlayback } from './playback';
import type { Playback } from './playback';
import { createStateTimeline } from './stateTimeline';
import type { StateTimeline } from './stateTimeline';
import { stepsOf } from './steps';
import type { Step } from './steps';

/** A file that is open: what it holds, and where its replay is. */
export interface Replay {
  fileName: string;
  trace: Trace;
  steps: readonly Step[];
  /** The step that a link names; null for none. */
  linkedStep: number | null;
  timeline: StateTimeline<RootState>;
  playback: Playback;
  /** The build that recorded it. */
  build: Build;
  /** What the screens show at a step. */
  screenAt(step: number): ShownScreen;
}

/** All that the player's screens read. */
export interface ShownScreen {
  state: RootState;
  /** The recording's clock, in milliseconds since the epoch. */
  now: number;
  /** The address of the app, with its query. */
  address: string;
}

/** Which size the player’s window has at a step; null if the file does not tell. */
export function viewportAt({ trace, timeline }: Replay, step: number): Viewport | null {
  // A file may hold any state.
  const { layout } = timeline.stateAt(step) as Partial<RootState>;
  return v.parse(viewportSchema, layout?.viewport) ?? trace.details?.environment.viewport ?? null;
}

/**
 * Opens the text of a file.
 *
 * @param linkedStep the step to begin with; null for the first one
 * @throws OpenError
 */
export function openReplay(fileName: string, text: string, linkedStep: number | null): Replay {
  const initialState = rootReducer(undefined, { type: '@@INIT' });
  const trace = parseTrace(text);
  if (!belongsToApp(trace, initialState)) throw new OpenError('otherApp');
  const actions: readonly UnknownAction[] = trace.actions;
  const steps = stepsOf(trace.actions, trace.timestamps);
  const timeline = createStateTimeline(
    rootReducer,
    trace.initialState as RootState | undefined,
    actions,
  );
  // Until the store knows the address, the page is on its way to the first one.
  const firstLocation = actions.find(({ type }) => type === 'navigation/locationChanged');
  return {
    fileName,
    trace,
    steps,
    linkedStep,
    timeline,
    build: trace.details?.app ?? unknownBuild,
    playback: createPlayback(trace.timestamps, linkedStep ?? 0),
    screenAt(step) {
      const state = timeline.stateAt(step);
      const now = trace.timestamps[step] ?? 0;
      const address =
        redirectAt(state, now) ?? addressOf(state.navigation ?? firstLocation?.['payload']);
      return { state, now, address };
    },
  };
}

/**
 * Whether a file can be a recording of this app: the recorder wrote it, it begins with a state of this
 * app, or one of its actions changes one. Calls of RTK Query do not count, since other sites make them
 * too.
 */
function belongsToApp({ details, initialState, actions }: Trace, initial: RootState): boolean {
  if (details !== null) return true;
  if (isRecord(initialState) && 'game' in initialState && 'bets' in initialState) return true;
  return actions.some((action) => {
    if (action.type.startsWith('api/')) return false;
    try {
      return rootReducer(initial, action) !== initial;
    } catch {
      // A reducer of this app knows the action, but not its payload.
      return true;
    }
  });
}

/** The app redirects at once, but a recording ends with the session, before the new address reaches the store. */
function redirectAt(state: RootState, now: number): string | null {
  try {
    return redirectOf(state, now);
  } catch {
    // A file may hold any state.
    return null;
  }
}

function addressOf(location: unknown): string {
  const { pathname, search } = (location ?? {}) as { pathname?: unknown; search?: unknown };
  if (typeof pathname !== 'string' || !pathname.startsWith('/')) return '/';
  return pathname + (typeof search === 'string' && search.startsWith('?') ? search : '');
}

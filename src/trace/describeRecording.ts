import type {
  ReadableStep,
  RecordingDescription,
} from '../features/problemReport/problemReportSlice';
import { formatTimestamp } from '../domain/dates';
import { countActions } from './serializedRecording';
import type { SerializedRecording } from './serializedRecording';
import type { LiftedAction } from './traceFormat';

/** How many lines the dialog shows, newest first. */
const maxSteps = 60;
/** Characters of an action's payload. */
const maxDetails = 160;

export function describeRecording(
  recording: SerializedRecording,
  isCurrent: boolean,
): RecordingDescription {
  const { head, segments } = recording;
  const lastActions = segments
    .slice(-2)
    .flatMap(({ actionTexts }) => actionTexts.map((text) => JSON.parse(text) as LiftedAction));
  const lastSteps = readableSteps(lastActions.reverse());
  return {
    id: head.id,
    isCurrent,
    hasEndedInError: head.problem !== null,
    beganAt: segments[0]?.beganAt ?? head.startedAt,
    endedAt: lastSteps[0]?.at ?? head.savedAt,
    steps: countActions(segments),
    lastSteps,
  };
}

/** Consecutive actions of one type become one line. */
function readableSteps(actions: readonly LiftedAction[]): ReadableStep[] {
  const steps: ReadableStep[] = [];
  for (const { action, timestamp } of actions) {
    const last = steps.at(-1);
    if (last?.event === action.type) {
      last.times += 1;
      continue;
    }
    if (steps.length === maxSteps) break;
    steps.push({ at: timestamp, event: action.type, details: detailsOf(action), times: 1 });
  }
  return steps;
}

function detailsOf(action: LiftedAction['action']): string {
  const { payload } = action as { payload?: unknown };
  if (payload === undefined || payload === null) return '';
  if (Array.isArray(payload)) return `[${payload.length}]`;
  const text = JSON.stringify(payload);
  return text.length > maxDetails ? `${text.slice(0, maxDetails)}…` : text;
}

/** `2026-11-20-1405-round-240001.trace.json.gz`: its end in Phnom Penh, and the last round; never who played. */
export function traceFileName(recording: SerializedRecording, isGzipped: boolean): string {
  const { savedAt } = recording.head;
  const roundId = lastRoundId(recording);
  const round = roundId === null ? '' : `-round-${roundId}`;
  return `${formatTimestamp(savedAt, 'YYYY-MM-DD-HHmm')}${round}.trace.json${isGzipped ? '.gz' : ''}`;
}

function lastRoundId({ segments }: SerializedRecording): string | null {
  const inAction = /"roundId":(\d{1,16})/;
  for (const { actionTexts, stateText } of [...segments].reverse()) {
    const text = [...actionTexts]
      .reverse()
      .find((one) => one.includes('"broadcast/') && inAction.test(one));
    const found = inAction.exec(text ?? '') ?? /"round":\{"id":(\d{1,16})/.exec(stateText);
    if (found) return found[1] ?? null;
  }
  return null;
}

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
/** A longer stay on the login screen is worth a trace, in milliseconds. */
const longestLoginMs = 10_000;

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

/** Whether a recording is no more than the seconds in which the player signed in, before the page was loaded again. */
export function isMereLogin({ head, segments }: SerializedRecording): boolean {
  const took = head.savedAt - (segments[0]?.beganAt ?? head.startedAt);
  if (head.problem !== null || took >= longestLoginMs) return false;
  return segments.every(
    ({ stateText, actionTexts }) =>
      stateText.includes('"player":null') &&
      !actionTexts.some((text) => text.includes('"session/signedIn"')),
  );
}

/** The round of the last event or state that names one; before any, the one after the newest result of a list. */
function lastRoundId({ segments }: SerializedRecording): string | null {
  const inAction = /"roundId":(\d{1,16})/;
  for (const { actionTexts, stateText } of [...segments].reverse()) {
    const texts = [...actionTexts].reverse();
    const event = texts.find((one) => one.includes('"broadcast/') && inAction.test(one));
    const found = inAction.exec(event ?? '') ?? /"round":\{"id":(\d{1,16})/.exec(stateText);
    if (found) return found[1] ?? null;
    const list = texts.find((one) => one.includes('"getResults"') && inAction.test(one));
    const newest = inAction.exec(list ?? '')?.[1];
    if (newest !== undefined) return String(Number(newest) + 1);
  }
  return null;
}

import type {
  ReadableStep,
  VisitDescription,
} from '../../features/problemReport/problemReportSlice';
import { countSteps } from '../../trace/file/sealedVisit';
import type { SealedVisit } from '../../trace/file/sealedVisit';

/** Lines that a person may look at, newest first. */
const shownSteps = 60;
/** Characters of what came with a step. */
const longestDetails = 160;

/** @param size bytes of the file */
export function describeVisit(
  visit: SealedVisit,
  isPresent: boolean,
  size: number,
): VisitDescription {
  const { head, segments } = visit;
  const lastTexts = segments.slice(-2).flatMap(({ actionTexts }) => actionTexts);
  const lastSteps = readableSteps(lastTexts.slice().reverse());
  return {
    id: head.id,
    isPresent,
    hasEndedInError: head.problem !== null,
    beganAt: segments[0]?.beganAt ?? head.startedAt,
    endedAt: lastSteps[0]?.at ?? head.savedAt,
    steps: countSteps(visit),
    size,
    lastSteps,
  };
}

/** The first of these lifted actions as lines; an event that comes again and again is one line. */
function readableSteps(actionTexts: readonly string[]): ReadableStep[] {
  const steps: ReadableStep[] = [];
  for (const text of actionTexts) {
    const { action, timestamp } = JSON.parse(text) as {
      action: { type: string; payload?: unknown };
      timestamp: number;
    };
    const last = steps.at(-1);
    if (last?.event === action.type) {
      last.times += 1;
      continue;
    }
    if (steps.length === shownSteps) break;
    steps.push({ at: timestamp, event: action.type, details: detailsOf(action), times: 1 });
  }
  return steps;
}

function detailsOf({ payload }: { payload?: unknown }): string {
  if (payload === undefined || payload === null) return '';
  if (Array.isArray(payload)) return `[${payload.length}]`;
  const text = JSON.stringify(payload);
  return text.length > longestDetails ? `${text.slice(0, longestDetails)}…` : text;
}

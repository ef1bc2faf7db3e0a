import { broadcast } from '../../features/connection/broadcasts';
import { isRecord } from '../../trace/isRecord';
import type { TraceAction } from './file/traceSchemas';

const failure = /(Failed|Blocked|Refused|Missed|Missing|Unanswered|NotPlaced)$/;

/** One step of the recording as the list shows it. */
export interface Step {
  index: number;
  type: string;
  /** What happened: the action's type, or the endpoint and the phase of a call. */
  label: string;
  /** The payload in short. */
  readonly summary: string;
  /** Something failed, for the player or in a call. */
  isError: boolean;
  /** A push of the countdown. */
  isCountdown: boolean;
  /** Milliseconds since the epoch. */
  at: number;
}

/** The steps of a recording, given its actions and their timestamps. */
export function stepsOf(actions: readonly TraceAction[], timestamps: readonly number[]): Step[] {
  return actions.map((action, index) => ({
    index,
    type: action.type,
    ...describe(action),
    // The list shows a few of many thousands.
    get summary() {
      return summaryOfAction(action);
    },
    isCountdown: broadcast.countdownReceived.match(action),
    at: timestamps[index] ?? 0,
  }));
}

function describe(action: TraceAction): Pick<Step, 'label' | 'isError'> {
  const { type, payload } = action;
  const endpoint = endpointOf(action);
  const hasRejected = type.endsWith('/rejected');
  const hasLostSession =
    type === 'session/ended' && isRecord(payload) && payload['reason'] === 'tokenRefused';
  const isFailedCall = hasRejected && !isSkipped(action) && metaOf(action)['aborted'] !== true;
  const isError = failure.test(type) || hasLostSession || isFailedCall;
  if (endpoint === null) return { label: type, isError };
  const phase = isSkipped(action) ? 'skipped' : type.slice(type.lastIndexOf('/') + 1);
  return { label: `${endpoint} ${phase}`, isError };
}

function summaryOfAction(action: TraceAction): string {
  if (endpointOf(action) === null) return summaryOf(action.payload);
  return isSkipped(action) ? '' : summaryOf(action.payload ?? action.error);
}

const metaOf = ({ meta }: TraceAction) => (isRecord(meta) ? meta : {});

/** Null for an action that is no call. */
function endpointOf(action: TraceAction): string | null {
  const { arg } = metaOf(action);
  const endpoint = isRecord(arg) ? arg['endpointName'] : undefined;
  return action.type.startsWith('api/') && typeof endpoint === 'string' ? endpoint : null;
}

/** RTK Query skipped the call: it had a response, or another call was running. */
const isSkipped = (action: TraceAction) =>
  action.type.endsWith('/rejected') && metaOf(action)['condition'] === true;

/** In characters. */
const longestSummary = 140;

/** The beginning of a value as text; a list is told by its length. */
function summaryOf(value: unknown): string {
  if (value === undefined) return '';
  const text = JSON.stringify(value, (_, member: unknown) =>
    Array.isArray(member) ? `[${member.length}]` : member,
  );
  return text.slice(0, longestSummary);
}

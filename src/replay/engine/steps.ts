import { isRecord } from '../../trace/isRecord';
import type { TraceAction } from '../file/traceSchemas';

/** What an action is about, and what the filters call it. */
export const kindNames = {
  round: 'Rounds',
  bet: 'Bets',
  input: 'Input',
  call: 'Calls',
  session: 'Session',
  navigation: 'Pages',
  connection: 'Connection',
  screen: 'Screen',
  countdown: 'Countdown',
  other: 'Other',
};

export type StepKind = keyof typeof kindNames;
export const stepKinds = Object.keys(kindNames) as readonly StepKind[];

/** The first pattern that matches an action's type decides its kind. */
const kindPatterns: readonly [StepKind, RegExp][] = [
  ['countdown', /^game\/countdownReceived$/],
  ['connection', /^(game\/(connection|otherEvent|pong|resync)|app\/(wentOffline|cameOnline))/],
  ['input', /^(bets\/(digit|number|slip)|report\/|session\/loginEdited)/],
  ['round', /^game\//],
  ['bet', /^bets\//],
  ['call', /^api\//],
  ['session', /^session\//],
  ['navigation', /^navigation\//],
  ['screen', /^(layout|sound|maintenance|notifications|problemReport|app)\//],
];

/** Of a bet that is being looked for, only the outcome is a stop. */
const betStop = /^bets\/bet(?!NotYetFound)/;
const failure = /(Failed|Blocked|Refused|Missed|Missing|Unanswered|NotPlaced)$/;

/** One step of the recording as the list shows it. */
export interface Step {
  index: number;
  type: string;
  kind: StepKind;
  /** What happened: the action's type, or the endpoint and the phase of a call. */
  label: string;
  /** The payload in short. */
  summary: string;
  /** Something failed, for the player or in a call. */
  isError: boolean;
  /** A bet was sent, blocked, accepted or refused. */
  isBet: boolean;
  isRound: boolean;
  /** Milliseconds since the epoch. */
  at: number;
}

/** The steps to which the buttons and keys jump. */
export type Stops = Readonly<Record<'error' | 'bet' | 'round', readonly Step[]>>;

/**
 * Errors that follow each other within this many milliseconds are one failure, such as a call that was
 * refused and what the app says of it.
 */
const failureMs = 500;

/** Of a failure the last step, which shows what the player saw of it. */
export function stopsOf(steps: readonly Step[]): Stops {
  const errors = steps.filter(({ isError }) => isError);
  return {
    error: errors.filter(({ at }, index) => (errors[index + 1]?.at ?? Infinity) - at > failureMs),
    bet: steps.filter(({ isBet }) => isBet),
    round: steps.filter(({ isRound }) => isRound),
  };
}

/** The steps of a recording, given its actions and their timestamps. */
export function stepsOf(actions: readonly TraceAction[], timestamps: readonly number[]): Step[] {
  return actions.map((action, index) => ({
    index,
    type: action.type,
    kind: kindPatterns.find(([, pattern]) => pattern.test(action.type))?.[0] ?? 'other',
    ...describe(action),
    isBet: betStop.test(action.type),
    isRound: action.type === 'game/roundStarted',
    at: timestamps[index] ?? 0,
  }));
}

function describe(action: TraceAction): Pick<Step, 'label' | 'summary' | 'isError'> {
  const { type, payload, error, meta } = action;
  const { arg, condition, aborted } = isRecord(meta) ? meta : {};
  const endpoint = isRecord(arg) ? arg['endpointName'] : undefined;
  const hasRejected = type.endsWith('/rejected');
  // RTK Query skipped the call: it had a response, or another call was running.
  const isSkipped = hasRejected && condition === true;
  const hasLostSession =
    type === 'session/ended' && isRecord(payload) && payload['reason'] === 'tokenRefused';
  const isError =
    failure.test(type) || hasLostSession || (hasRejected && !isSkipped && aborted !== true);
  if (!type.startsWith('api/') || typeof endpoint !== 'string') {
    return { label: type, summary: summaryOf(payload), isError };
  }
  if (isSkipped) return { label: `${endpoint} skipped`, summary: '', isError };
  const phase = type.slice(type.lastIndexOf('/') + 1);
  return { label: `${endpoint} ${phase}`, summary: summaryOf(payload ?? error), isError };
}

/** Longest summary that the list shows. */
const longestSummary = 140;

/** The beginning of a value as text; what is below the second level and all rows are left out. */
function summaryOf(value: unknown, depth = 0): string {
  if (value === undefined && depth === 0) return '';
  if (typeof value === 'string') {
    const text = value.slice(0, longestSummary);
    return depth === 0 ? text : JSON.stringify(text);
  }
  if (Array.isArray(value)) return value.length === 1 ? '1 row' : `${value.length} rows`;
  if (!isRecord(value)) return String(value);
  if (depth > 1) return '{…}';
  // Long ids come last, since they only take the room.
  const isId = (name: string) => Number(/^(receiptId|requestId)$/.test(name));
  return Object.keys(value)
    .sort((one, other) => isId(one) - isId(other))
    .slice(0, longestSummary)
    .map((name) => `${name} ${summaryOf(value[name], depth + 1)}`)
    .join(' · ')
    .slice(0, longestSummary);
}

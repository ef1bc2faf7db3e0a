import { isRecord } from '../../trace/isRecord';
import type { TraceAction } from '../file/traceSchemas';

/** What an action is about, for the filters and the colours of the page. */
export const stepKinds = [
  'round',
  'bet',
  'input',
  'call',
  'session',
  'navigation',
  'connection',
  'screen',
  'countdown',
  'other',
] as const;

export type StepKind = (typeof stepKinds)[number];

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
  /** A stop of the jumps to bets: sent, blocked, accepted or refused. */
  isBet: boolean;
  /** A stop of the jumps to rounds. */
  isRound: boolean;
  /** Milliseconds since the epoch. */
  at: number;
}

const input = /^(bets\/(digit|number|slip)|report\/|session\/loginEdited)/;
const connection =
  /^(game\/(connection|nonCountdownEvent|pong|resync)|app\/(wentOffline|cameOnline))/;
/** Of a bet that is being looked for, only the outcome is a stop. */
const betStop = /^bets\/bet(?!NotYetFound)/;
const failure = /(Failed|Blocked|Refused|Missed|Missing|Unanswered|NotPlaced)$/;

const kindOfSlice = new Map<string, StepKind>([
  ['game', 'round'],
  ['bets', 'bet'],
  ['api', 'call'],
  ['session', 'session'],
  ['navigation', 'navigation'],
  ['layout', 'screen'],
  ['sound', 'screen'],
  ['maintenance', 'screen'],
  ['notifications', 'screen'],
  ['problemReport', 'screen'],
  ['app', 'screen'],
]);

/** Longest summary that the list shows. */
const longestSummary = 140;

/** The steps of a recording, given its actions and their timestamps. */
export function stepsOf(actions: readonly TraceAction[], timestamps: readonly number[]): Step[] {
  return actions.map((action, index) => ({
    index,
    type: action.type,
    kind: kindOf(action.type),
    ...describe(action),
    isError: isError(action),
    isBet: betStop.test(action.type),
    isRound: action.type === 'game/roundStarted',
    at: timestamps[index] ?? 0,
  }));
}

function kindOf(type: string): StepKind {
  if (type === 'game/countdownReceived') return 'countdown';
  if (connection.test(type)) return 'connection';
  if (input.test(type)) return 'input';
  return kindOfSlice.get(type.split('/', 1)[0] ?? '') ?? 'other';
}

interface CallMeta {
  arg?: { endpointName?: unknown } | null;
  /** RTK Query skipped the call: its answer was there, or another call was running. */
  condition?: unknown;
  aborted?: unknown;
}

function callMeta({ meta }: TraceAction): CallMeta {
  return typeof meta === 'object' && meta !== null ? meta : {};
}

function isError(action: TraceAction): boolean {
  if (failure.test(action.type)) return true;
  if (action.type === 'session/ended') {
    return isRecord(action['payload']) && action['payload']['reason'] === 'tokenRefused';
  }
  const { condition, aborted } = callMeta(action);
  return action.type.endsWith('/rejected') && condition !== true && aborted !== true;
}

function describe(action: TraceAction): Pick<Step, 'label' | 'summary'> {
  const { arg, condition } = callMeta(action);
  const endpoint = arg?.endpointName;
  if (!action.type.startsWith('api/') || typeof endpoint !== 'string') {
    return { label: action.type, summary: summaryOf(action['payload']) };
  }
  const phase = action.type.slice(action.type.lastIndexOf('/') + 1);
  if (phase === 'rejected' && condition === true) {
    return { label: `${endpoint} skipped`, summary: '' };
  }
  const summary = summaryOf(action['payload'] ?? action['error']);
  return { label: `${endpoint} ${phase}`, summary };
}

/** The beginning of a value as text; what is below the second level and all rows are left out. */
function summaryOf(value: unknown, depth = 0): string {
  if (value === undefined && depth === 0) return '';
  if (typeof value === 'string') {
    const text = value.slice(0, longestSummary);
    return depth === 0 ? text : JSON.stringify(text);
  }
  if (Array.isArray(value)) return value.length === 1 ? '1 row' : `${value.length} rows`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (depth > 1) return '{…}';
  // Long ids come last, since they only take the room.
  const rank = (name: string) => (/^(receiptId|requestId)$/.test(name) ? 1 : 0);
  return Object.keys(value)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, longestSummary)
    .map((name) => `${name} ${summaryOf(Reflect.get(value, name), depth + 1)}`)
    .join(' · ')
    .slice(0, longestSummary);
}

import { wasNotNeeded } from './describeStep';

/** What an action is about, for the filters and the colours of the page. */
export const stepKinds = [
  'round',
  'bet',
  'input',
  'call',
  'session',
  'navigation',
  'line',
  'screen',
  'countdown',
  'other',
] as const;

export type StepKind = (typeof stepKinds)[number];

/** One step of the visit as the list shows it. */
export interface Step {
  index: number;
  type: string;
  kind: StepKind;
  /** Something failed, for the player or in a call. */
  isError: boolean;
  /** A stop of the jumps to bets: sent, blocked, taken or refused. */
  isBet: boolean;
  /** A stop of the jumps to rounds. */
  isRound: boolean;
  /** Milliseconds since the epoch. */
  at: number;
}

interface AnyAction {
  readonly type: string;
  readonly payload?: unknown;
  readonly meta?: unknown;
}

const inputs = /^(bets\/(digit|number|slip)|report\/|session\/loginEdited)/;
/** Of a bet that is being checked only how it ends; each question in between is no stop. */
const betStops = /^bets\/bet(?!NotYetFound)/;
const line = /^(game|app)\/(connection|line|message|pong|wentOffline|cameOnline|resync)/;
const failures = /(Failed|Blocked|Refused|Missed|Unanswered|NotPlaced)$/;

/** The steps of a visit, given its actions and their moments. */
export function stepsOf(actions: readonly AnyAction[], moments: readonly number[]): Step[] {
  return actions.map((action, index) => ({
    index,
    type: action.type,
    kind: kindOf(action.type),
    isError: isError(action),
    isBet: betStops.test(action.type),
    isRound: action.type === 'game/roundStarted',
    at: moments[index] ?? 0,
  }));
}

function kindOf(type: string): StepKind {
  if (type === 'game/countdownReceived') return 'countdown';
  if (line.test(type)) return 'line';
  if (inputs.test(type)) return 'input';
  switch (type.split('/', 1)[0]) {
    case 'game':
      return 'round';
    case 'bets':
      return 'bet';
    case 'api':
      return 'call';
    case 'session':
      return 'session';
    case 'navigation':
      return 'navigation';
    case 'layout':
    case 'sound':
    case 'maintenance':
    case 'notifications':
    case 'problemReport':
    case 'app':
      return 'screen';
    default:
      return 'other';
  }
}

function isError(action: AnyAction): boolean {
  if (failures.test(action.type)) return true;
  if (!action.type.endsWith('/rejected') || wasNotNeeded(action)) return false;
  const meta = action.meta as { aborted?: unknown } | null | undefined;
  return meta?.aborted !== true;
}

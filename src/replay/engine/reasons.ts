import { betsEvents } from '../../features/bets/betsSlice';
import type { UnansweredCause } from '../../features/receipts/receipt';
import { isRecord } from '../../trace/isRecord';
import type { TraceAction } from './file/traceSchemas';

/** Why no bet was possible, for the names of the app's own rules. */
const reasons: Readonly<Record<string, string>> = {
  disconnected: 'the connection is lost',
  roundUnsynced: 'the round is not synchronised with the server',
  roundUnknown: 'no round is known',
  drawn: 'the round is being drawn',
  timeUp: 'five seconds or less are left',
  closed: 'betting is closed',
  otherRound: 'another round has begun',
  beingChecked: 'an equal stake is being checked',
  signedOut: 'signed out',
  maintenance: 'maintenance',
  loading: 'the app has not read config.json yet',
  takenOver: 'another player has signed in in this browser',
  covered: 'another dialog covers the betting form',
  sending: 'a stake is being sent',
  ticketSending: 'a ticket is being sent',
  amountInvalid: 'the amount is missing, zero or no whole number',
  numberMissing: 'no number is typed',
  ticketEmpty: 'the ticket has no line that can be sent',
  ticketFull: 'the ticket is full',
};

/** What a name in an action means; the name itself if this build does not know it. */
export function reasonText(name: string): string {
  return named(reasons, name);
}

/** Why a request was never made. */
export const notSentReason = 'the request never left the page';

/** The text of a name; the name itself if there is none. */
function named(names: Readonly<Record<string, string>>, name: unknown): string {
  const key = String(name);
  return Object.hasOwn(names, key) ? (names[key] ?? key) : key;
}

/** Why no response said what became of a stake. */
export const causeTexts: Readonly<Record<UnansweredCause, string>> = {
  offline: 'no connection to the server',
  timeout: 'no answer in time',
  server: 'the server failed',
  invalidResponse: 'the answer could not be read',
  unsure: 'the answer does not say whether it was stored',
  otherBet: 'the answer names another bet',
  reload: 'the page was reloaded',
};

/** The steps of a receipt after it was sent, by the type of their action. */
export const receiptEventTexts: Readonly<Record<string, string>> = {
  [betsEvents.betAccepted.type]: 'accepted',
  [betsEvents.betRefused.type]: 'refused',
  [betsEvents.betUnanswered.type]: 'no clear answer',
  [betsEvents.betMissed.type]: 'a list does not show it, which proves nothing',
  [betsEvents.betNotPlaced.type]: 'not placed: neither a complete list nor the balance shows it',
  [betsEvents.betFound.type]: 'found in the list',
  [betsEvents.twinFound.type]: 'the list has it twice',
};

const stops: Readonly<Record<string, string>> = {
  unclear: 'nothing says whether the last line was stored',
  stopped: 'the player pressed stop',
  interrupted: 'the page was reloaded or the session ended',
  changed: 'the line is no longer what the player confirmed',
};

/** Why something did not happen, in words, if the action of a step says so; else null. */
export function actionReason({ type, payload }: TraceAction): string | null {
  if (!isRecord(payload)) return null;
  switch (type) {
    case 'session/ended':
      return sessionEndText(payload);
    case 'bets/betBlocked':
      return `not sent: ${blockText(payload)}`;
    case 'bets/betRefused':
      return refusalText(payload);
    case 'bets/betUnanswered':
      return `nothing says whether the stake was stored: ${named(causeTexts, payload['cause'])}${quoted(payload['message'])}`;
    case 'ticket/stopped':
      return isRecord(payload['stop']) ? `the ticket stopped: ${stopText(payload['stop'])}` : null;
    default:
      return null;
  }
}

function blockText({ reason }: Record<string, unknown>): string {
  return reasonText(String(reason));
}

function sessionEndText({ reason, endpoint, message, isElsewhere }: Record<string, unknown>) {
  if (reason === 'tokenRefused') {
    return `signed out: the server refused the access token at ${String(endpoint)}${quoted(message)}`;
  }
  if (reason === 'cookiesLost') return 'signed out: the browser lost some of the session’s cookies';
  return `signed out: the player logged out${isElsewhere === true ? ' in another tab' : ''}`;
}

function refusalText({ message, kind, status }: Record<string, unknown>): string {
  if (kind === 'notSent') return 'not sent: another session is in this browser';
  const code = typeof status === 'number' ? ` (${status})` : '';
  return `the server refused the stake${code}${quoted(message)}`;
}

/** Why a ticket was not sent to its last line. */
export function stopText(stop: object): string {
  const { kind, block, message } = stop as Record<string, unknown>;
  if (kind === 'blocked' && isRecord(block)) return blockText(block);
  if (kind === 'refused') return `the server refused a line before${quoted(message)}`;
  if (kind === 'notSent') return `${notSentReason}${quoted(message)}`;
  return named(stops, kind);
}

function quoted(message: unknown): string {
  return typeof message === 'string' && message !== '' ? ` “${message}”` : '';
}

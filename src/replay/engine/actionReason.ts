import { isRecord } from '../../trace/isRecord';
import type { TraceAction } from './file/traceSchemas';
import { causeTexts } from './bets/receiptEvents';
import { controlNames, limitReason, named, reasonText } from './reasonTexts';

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
    case 'bets/pressIgnored':
      return `a press on ${named(controlNames, payload['control'])} was ignored: ${blockText(payload)}`;
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

function blockText(block: Record<string, unknown>): string {
  const { reason, closedBy, limit } = block;
  if (reason === 'ownLimit') return limitReason(limit);
  const cause = typeof closedBy === 'string' ? `: ${reasonText(closedBy)}` : '';
  return reasonText(String(reason)) + cause;
}

function sessionEndText({ reason, endpoint, message, isElsewhere }: Record<string, unknown>) {
  if (reason === 'tokenRefused') {
    return `signed out: the server refused the access token at ${String(endpoint)}${quoted(message)}`;
  }
  return `signed out: the player logged out${isElsewhere === true ? ' in another tab' : ''}`;
}

function refusalText({ message, kind, status }: Record<string, unknown>): string {
  if (kind === 'notSent') return 'not sent: another session is in this browser';
  const code = typeof status === 'number' ? ` (${status})` : '';
  return `the server refused the stake${code}${quoted(message)}`;
}

function stopText(stop: Record<string, unknown>): string {
  const { kind, block, message } = stop;
  if (kind === 'blocked' && isRecord(block)) return blockText(block);
  if (kind === 'refused') return `the server refused the line${quoted(message)}`;
  return named(stops, kind);
}

function quoted(message: unknown): string {
  return typeof message === 'string' && message !== '' ? ` “${message}”` : '';
}

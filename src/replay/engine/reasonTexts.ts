import type { IgnoredPress } from '../../features/bets/betBlocks';
import { limitTime } from '../../features/limits/limitTexts';
import { formatAmount } from '../../lib/money';
import { isRecord } from '../../trace/isRecord';

/** What each control is called. */
export const controlNames = {
  keypad: 'the keypad’s submit',
  repeat: 'repeat',
  slip: 'confirm',
  chip: 'a chip',
  addToTicket: 'add to ticket',
  ticket: 'confirm',
} satisfies Record<IgnoredPress['control'], string>;

/** Why the app did nothing, for the names in the actions of bets and of a ticket. */
const reasons: Readonly<Record<string, string>> = {
  disconnected: 'the connection is lost',
  roundUnsynced: 'the round is not synchronised with the server',
  roundUnknown: 'no round is known',
  roundGuessed: 'the id of the round is only a guess',
  drawn: 'the round is being drawn',
  timeUp: 'five seconds or less are left',
  closed: 'betting is closed',
  otherRound: 'another round has begun',
  beingChecked: 'an equal stake is being checked',
  signedOut: 'nobody is signed in',
  sending: 'a stake is being sent',
  ticketSending: 'a ticket is being sent',
  amountInvalid: 'the amount is missing, zero or no whole number',
  ticketFull: 'the ticket is full or being sent',
};

/** What a limit of the player's own says against a stake. */
export function limitReason(limit: unknown): string {
  if (!isRecord(limit)) return 'an own limit';
  switch (limit['kind']) {
    case 'pause':
      return `the player pauses until ${limitTime(Number(limit['until']))}`;
    case 'stake':
      return `above the player’s own limit of ${formatAmount(Number(limit['limit']))} for one bet`;
    default:
      return 'an own limit';
  }
}

/** What a name in an action means; the name itself if this build does not know it. */
export function reasonText(name: string): string {
  return named(reasons, name);
}

/** The text of a name; the name itself if there is none. */
export function named(names: Readonly<Record<string, string>>, name: unknown): string {
  const key = String(name);
  return Object.hasOwn(names, key) ? (names[key] ?? key) : key;
}

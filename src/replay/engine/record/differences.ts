import { dayOf } from '../../../lib/dates';
import { formatAmount } from '../../../lib/money';
import { betTypeOf } from '../../../lib/drawnNumber';
import type { BetRow } from '../bets/betRow';
import { clockText, dateText } from '../timeText';
import { factsOf } from './betFacts';
import type { BetFacts, RecordRow } from './betFacts';
import { claimedStake, failedStates, nearMs } from './matchBets';
import type { MatchedBet } from './matchBets';

/** `10,000៛`. */
export const rielText = (amount: number) => `${formatAmount(amount)}៛`;

/** What a bet has, as the table names it. */
export type Field = (typeof fields)[number][0] | 'status' | 'time';

/** A contradiction between the sources, in words. */
export interface Difference {
  field: Field;
  text: string;
}

/** What a field says in one source, as text; null for nothing that can be read. */
type Said = (facts: BetFacts) => string | null;

const riel = (amount: number | null) => (amount === null ? null : rielText(amount));
const asText = (value: number | null) => (value === null ? null : String(value));

const fields = [
  ['round', ({ roundId }) => asText(roundId)],
  ['number', ({ number }) => number],
  ['type', ({ type }) => type],
  ['amount', ({ amount }) => riel(amount)],
  ['prize', ({ payout }) => riel(payout)],
  ['drawn number', ({ drawnDigits }) => drawnDigits],
] as const satisfies readonly (readonly [string, Said])[];

/** What the player saw of a press: the stake, and the prize as the app's tables showed it. */
export function screenFacts({ press }: MatchedBet): BetFacts | null {
  if (press === null) return null;
  const { stake, at, bet } = press;
  return {
    ...stake,
    id: null,
    type: betTypeOf(stake.number),
    at,
    isSettled: null,
    payout: bet === null ? null : factsOf(bet).payout,
    drawnDigits: bet?.drawnDigits ?? null,
  };
}

/** In what the three sources of a bet contradict each other, in words. */
export function differencesOf(bet: MatchedBet, clockLeadMs: number | null): Difference[] {
  const { press, listed, row } = bet;
  const called = listed && factsOf(listed.bet);
  const screen = screenFacts(bet);
  const differences = fields.flatMap(([name, said]): Difference[] => {
    const places = new Map<string, string[]>();
    const add = (facts: BetFacts | null, place: string) => {
      const text = facts && said(facts);
      if (text !== null) places.set(text, [...(places.get(text) ?? []), place]);
    };
    add(screen, 'on the screen');
    add(called, 'in the app’s calls');
    add(row, 'on the server');
    if (places.size < 2) return [];
    const parts = [...places].map(([text, where]) => `${text} ${where.join(' and ')}`);
    return [{ field: name, text: `${name} differs: ${parts.join(', ')}` }];
  });
  if (row === null) return differences;
  const status = statusDifference(press, row, called?.isSettled === true);
  const time = timeDifference(bet, clockLeadMs ?? 0);
  return [
    ...differences,
    ...(status === null ? [] : [{ field: 'status' as const, text: status }]),
    ...(time === null ? [] : [{ field: 'time' as const, text: time }]),
  ];
}

function statusDifference(
  press: BetRow | null,
  row: RecordRow,
  wasSettled: boolean,
): string | null {
  const title = press?.outcome.title ?? 'in the list';
  if (failedStates.includes(press?.receiptState ?? null)) {
    return `the screen said “${title}”, but the server has an equal bet`;
  }
  return wasSettled && row.isSettled === false
    ? 'status differs: settled in the app’s calls, open on the server'
    : null;
}

function timeDifference(bet: MatchedBet, leadMs: number): string | null {
  const { at } = claimedStake(bet);
  const stored = bet.row?.at ?? null;
  if (at === null || stored === null) return null;
  const lead = typeof bet.press?.at === 'number' ? leadMs : 0;
  if (Math.abs(stored - at - lead) <= nearMs) return null;
  const text = dayOf(at) === dayOf(stored) ? clockText : dateText;
  const verb = bet.press === null ? 'in the app’s calls' : 'pressed';
  return `time differs: ${text(at)} ${verb}, ${text(stored)} on the server`;
}

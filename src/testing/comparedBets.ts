import type { Bet } from '../features/bets/betsApi';
import type { BetRow } from '../replay/engine/bets/betRow';
import { readJsonRecord } from '../replay/engine/record/jsonRecord';
import { compareBets } from '../replay/engine/record/compareBets';
import { matchBets } from '../replay/engine/record/matchBets';
import { betOf as openBetOf } from './betOf';

/** A row of `GET bets`: 07 for 1,000 riel in round 50, placed at 14:10:01. */
export const rowOf = (changes: object = {}) => ({
  id: 9,
  result_id: 50,
  number: '07',
  type: '2D',
  amount: 1000,
  odds: 90,
  created_at: '2026-11-20T07:10:01.000000Z',
  win_lose: 0,
  result: null,
  is_calculate: false,
  ...changes,
});

/** The same bet as the app received it. */
export const betOf = (changes: Partial<Bet> = {}): Bet =>
  openBetOf({ id: 9, createdAt: '2026-11-20T07:10:01.000000Z', ...changes });

/** The press on that bet at 14:10:00. */
export const pressOf = (changes: Partial<BetRow> = {}): BetRow => ({
  step: 5,
  at: Date.parse('2026-11-20T14:10:00+07:00'),
  secondsLeft: 20,
  stake: { roundId: 50, number: '07', amount: 1000 },
  isLine: false,
  events: [],
  outcome: { kind: 'good', title: 'Accepted', reason: '', shown: '' },
  receiptState: 'accepted',
  bet: betOf(),
  balance: { before: null, after: null, withPrize: null },
  ...changes,
});

/** Of a press that the server refused. */
export const refused: Partial<BetRow> = {
  outcome: { kind: 'bad', title: 'Refused', reason: '', shown: '' },
  receiptState: 'refused',
  bet: null,
};

interface Given {
  presses?: readonly BetRow[];
  /** What the app received beside them. */
  listed?: readonly Bet[];
  /** The answer of `GET bets`. */
  record: unknown;
  /** The rounds that the recording shows; 50 if absent. */
  rounds?: readonly number[];
  isComplete?: boolean;
}

/** What the comparison says of a record. */
export function compare({ presses = [], listed = [], rounds = [50], ...given }: Given) {
  const record = readJsonRecord(JSON.stringify(given.record));
  const received = [...presses.flatMap(({ bet }) => bet ?? []), ...listed];
  const matches = matchBets(
    presses,
    received.map((bet) => ({ bet, step: 7 })),
    record,
  );
  return compareBets(matches, record, rounds, given.isComplete ?? false);
}

/** Verdict, differences and remarks of each bet. */
export const said = (given: Given) =>
  compare(given).bets.map(({ verdict, differences, remarks }) => [
    ...[verdict, ...differences, ...remarks],
  ]);

/** Bets of other rounds around the pressed one, so that the record covers its round. */
export const around = [
  rowOf({ id: 20, result_id: 51, number: '5' }),
  rowOf({ id: 1, result_id: 49, number: '5' }),
];

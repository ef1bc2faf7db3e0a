import type { ReceiptState } from '../../../features/bets/receipts/receipt';
import type { BetRow } from '../bets/betRow';
import type { ListedBet } from '../bets/recordedBets';
import type { RecordRow, ServerRecord } from './betFacts';

/** One bet: the player's press, the row that the app received, and the row of the record. */
export interface MatchedBet {
  press: BetRow | null;
  listed: ListedBet | null;
  row: RecordRow | null;
  /** How the row was found; `stake`: by round, number and amount. */
  by: 'id' | 'stake' | null;
}

export interface Matches {
  bets: readonly MatchedBet[];
  /** The rows of the record that no bet of the recording is. */
  others: readonly RecordRow[];
}

/** What the server has not, as far as the player was told. */
export const failedStates: readonly (ReceiptState | null)[] = ['refused', 'notPlaced', 'notFound'];

/** Finds each bet of a recording in the server's record. A press that sent nothing is in no record. */
export function matchBets(
  presses: readonly BetRow[],
  listed: readonly ListedBet[],
  { rows }: ServerRecord,
): Matches {
  const bets = joined(presses, listed);
  const free = new Set(rows);
  const take = (bet: MatchedBet, row: RecordRow, by: MatchedBet['by']) => {
    bet.row = row;
    bet.by = by;
    free.delete(row);
  };
  const rowOfId = new Map(rows.map((row) => [row.id, row]));
  for (const bet of bets) {
    const row = rowOfId.get(bet.listed?.bet.id ?? null);
    if (row && row.id !== null && free.has(row)) take(bet, row, 'id');
  }

  const ofStake = new Map<string, RecordRow[]>();
  for (const row of free) {
    const equal = ofStake.get(stakeText(row)) ?? [];
    equal.push(row);
    ofStake.set(stakeText(row), equal);
  }
  const isOpen = ({ press, row }: MatchedBet) => row === null && press?.receiptState !== null;
  // What the player was told is there goes before what was refused.
  const open = bets.filter(isOpen).sort((one, other) => rank(one) - rank(other));
  for (const bet of open) {
    const equal = ofStake.get(stakeText(claimedStake(bet))) ?? [];
    // A row with another id is another bet.
    const isSame = ({ id }: RecordRow) => id === null || (bet.listed?.bet.id ?? null) === null;
    const row = equal.find((one) => free.has(one) && isSame(one));
    if (row) take(bet, row, 'stake');
  }
  return { bets, others: [...free] };
}

/** The presses with what the app received of each, then what else it received. */
function joined(presses: readonly BetRow[], listed: readonly ListedBet[]): MatchedBet[] {
  const listedOf = new Map(listed.map((one) => [one.bet, one]));
  const pressed = presses.map((press): MatchedBet => {
    const { bet, step } = press;
    return { press, listed: bet && (listedOf.get(bet) ?? { bet, step }), row: null, by: null };
  });
  const known = new Set(pressed.map((bet) => bet.listed?.bet));
  const others = listed.filter(({ bet }) => !known.has(bet));
  return [...pressed, ...others.map((one) => ({ press: null, listed: one, row: null, by: null }))];
}

/** What the player pressed, or else what the app received. */
export function claimedStake({ press, listed }: MatchedBet) {
  return (
    press?.stake ?? {
      roundId: listed?.bet.roundId ?? null,
      number: listed?.bet.number ?? null,
      amount: listed?.bet.amount ?? null,
    }
  );
}

const stakeText = ({ roundId, number, amount }: ReturnType<typeof claimedStake>) =>
  `${roundId}/${number}/${amount}`;

const rank = ({ press }: MatchedBet) => Number(failedStates.includes(press?.receiptState ?? null));

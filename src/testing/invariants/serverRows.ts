import { betTypeOf } from '../../lib/drawnNumber';
import type { Bet, Stake } from '../../features/bets/betsApi';

/** A bet as the server holds it; `digits` once its round is drawn. */
export interface Row {
  id: number;
  stake: Stake;
  digits: string | null;
}

/** Names a stake among others. */
export function keyOf({ roundId, number, amount }: Stake | Bet): string {
  return `${roundId}/${number}/${amount}`;
}

/** What is drawn in a round: always the same. */
export function digitsOf(roundId: number): string {
  return String((roundId * 37) % 1000).padStart(3, '0');
}

/** A round's result as the server sends it. */
export function resultRow(roundId: number) {
  const detail = JSON.stringify({ number: digitsOf(roundId) });
  return { round_id: roundId, created_at: '2026-11-20T07:00:00.000000Z', detail };
}

/** A bet as the server sends it, with its id where the server gives bets one. */
export function betRow({ id, stake, digits }: Row, isNaming: boolean) {
  return {
    ...(isNaming && { id }),
    result_id: stake.roundId,
    number: stake.number,
    type: betTypeOf(stake.number),
    amount: stake.amount,
    odds: 90,
    win_lose: 0,
    result: digits === null ? null : { detail: JSON.stringify({ number: digits }) },
    is_calculate: digits !== null,
  };
}

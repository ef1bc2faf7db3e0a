import { betType, odds } from '../engine/payouts';
import type { Bet, RoundResult } from '../engine/types';

/** A timestamp as Laravel writes it: microseconds and `Z`. */
function laravelTime(epochMs: number): string {
  return new Date(epochMs).toISOString().replace('Z', '000Z');
}

/** A round result on the wire; the drawn number is JSON in a string. */
export function resultRow({ roundId, number, createdAt }: RoundResult) {
  return {
    id: roundId,
    round_id: roundId,
    created_at: laravelTime(createdAt),
    detail: JSON.stringify({ number }),
  };
}

/** A bet on the wire; `win_lose` is the net outcome in riel, 0 while the bet is open. */
export function betRow(bet: Bet, result: RoundResult | undefined) {
  const settled = bet.winLose !== null;
  return {
    ...reportBetRow(bet),
    odds: odds[betType(bet.number)],
    result: settled && result ? resultRow(result) : null,
    is_calculate: settled,
  };
}

/** A bet as the daily report lists it. */
export function reportBetRow(bet: Bet) {
  return {
    id: bet.id,
    result_id: bet.roundId,
    created_at: laravelTime(bet.createdAt),
    number: bet.number,
    type: betType(bet.number),
    amount: bet.amount,
    win_lose: bet.winLose ?? 0,
  };
}

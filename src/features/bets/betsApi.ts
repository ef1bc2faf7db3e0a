import * as v from 'valibot';
import { answered, emptyApi } from '../../api/emptyApi';
import { betTypeOf, drawnDigitsOfDetail } from '../../lib/drawnNumber';
import type { BetType } from '../../lib/drawnNumber';
import { amountSchema, betNumberSchema, idSchema, listOf } from '../../lib/wireSchemas';

/** One bet of the player (specification section 3). Money in riel. */
export interface Bet {
  /** The server's own id of the bet, where it tells one. */
  id: number | null;
  roundId: number;
  /** One to three digits; `007` and `7` are different bets. */
  number: string;
  type: BetType;
  amount: number;
  odds: number | null;
  /** The server's stamp as it was written. */
  createdAt: string | null;
  /** Net: the payout less the stake. */
  winLose: number;
  /** The three drawn digits of the round; null while pending or unreadable. */
  drawnDigits: string | null;
  isSettled: boolean;
}

/** What a stake is placed with: one press, one round, one number, one amount of riel. */
export interface Stake {
  roundId: number;
  number: string;
  amount: number;
}

const betSchema = v.pipe(
  v.object({
    id: v.fallback(v.nullish(idSchema), null),
    result_id: idSchema,
    number: betNumberSchema,
    amount: amountSchema,
    odds: v.fallback(v.nullish(amountSchema), null),
    created_at: v.fallback(v.nullish(v.string()), null),
    win_lose: v.fallback(v.nullish(amountSchema), 0),
    result: v.optional(v.unknown()),
    is_calculate: v.fallback(v.union([v.boolean(), v.picklist([0, 1])]), false),
  }),
  v.transform((row): Bet => ({
    id: row.id ?? null,
    roundId: row.result_id,
    number: row.number,
    type: betTypeOf(row.number) ?? '3D',
    amount: row.amount,
    odds: row.odds ?? null,
    createdAt: row.created_at ?? null,
    winLose: row.win_lose ?? 0,
    drawnDigits: drawnDigitsOfResult(row.result),
    isSettled: Boolean(row.is_calculate),
  })),
);

const placedBetSchema = v.pipe(
  v.object({ message: v.fallback(v.nullish(v.string()), null), data: betSchema }),
  v.transform(({ message, data }) => ({ message: message ?? null, bet: data })),
);

/** The calls for the player's own bets (specification section 7). */
export const betsApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getBets: build.query<Bet[], void>({
      query: () => 'bets',
      responseSchema: answered(listOf(betSchema)),
    }),
    placeBet: build.mutation<{ message: string | null; bet: Bet }, Stake>({
      query: ({ roundId, number, amount }) => ({
        url: 'bets',
        method: 'POST',
        body: { result_id: roundId, number, amount },
      }),
      responseSchema: answered(placedBetSchema),
    }),
  }),
});

function drawnDigitsOfResult(result: unknown): string | null {
  const hasDetail =
    typeof result === 'object' && result !== null && Object.hasOwn(result, 'detail');
  return hasDetail ? drawnDigitsOfDetail((result as { detail: unknown }).detail) : null;
}

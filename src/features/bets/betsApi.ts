import * as v from 'valibot';
import { answered, restApi } from '../../api/restApi';
import { messageSchema } from '../../api/problem';
import { betTypeOf, numberOfType } from '../../lib/drawnNumber';
import type { BetType } from '../../lib/drawnNumber';
import { orElse } from '../../lib/readWire';
import {
  amountSchema,
  betNumberSchema,
  betTypeSchema,
  drawnDigitsSchema,
  flagSchema,
  idSchema,
  listOf,
  optionalField,
  stampSchema,
} from '../../lib/wireSchemas';
import { unwrapped } from '../../lib/wireShapes';

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
  /** Net: the payout less the stake; null where the server's figure could not be read. */
  winLose: number | null;
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
    id: optionalField('id', idSchema),
    result_id: idSchema,
    number: betNumberSchema,
    type: betTypeSchema,
    amount: amountSchema,
    odds: optionalField('odds', amountSchema),
    created_at: optionalField('created_at', stampSchema),
    win_lose: optionalField('win_lose', amountSchema),
    result: optionalField('result', unwrapped(v.object({ detail: drawnDigitsSchema }))),
    is_calculate: orElse('is_calculate', flagSchema, false),
  }),
  v.transform((row): Bet => {
    const number = numberOfType(row.number, row.type);
    return {
      id: row.id,
      roundId: row.result_id,
      number,
      type: betTypeOf(number) ?? '3D',
      amount: row.amount,
      odds: row.odds,
      createdAt: row.created_at,
      winLose: row.win_lose,
      drawnDigits: row.result?.detail ?? null,
      isSettled: row.is_calculate,
    };
  }),
);

const placedBetSchema = unwrapped(
  v.pipe(
    v.object({ message: optionalField('message', messageSchema), data: unwrapped(betSchema) }),
    v.transform(({ message, data }) => ({ message, bet: data })),
  ),
);

/** The calls for the player's own bets (specification section 7). */
export const betsApi = restApi.injectEndpoints({
  endpoints: (build) => ({
    getBets: build.query<Bet[], void>({
      query: () => 'bets',
      ...answered(listOf(betSchema, ({ id }) => id)),
    }),
    placeBet: build.mutation<{ message: string | null; bet: Bet }, Stake>({
      query: ({ roundId, number, amount }) => ({
        url: 'bets',
        method: 'POST',
        body: { result_id: roundId, number, amount },
      }),
      ...answered(placedBetSchema),
    }),
  }),
});

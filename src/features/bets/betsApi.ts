import * as v from 'valibot';
import { messageSchema } from '../../api/apiError';
import { parsedBy } from '../../api/parsedBy';
import { restApi } from '../../api/restApi';
import { betTypeOf, numberOfType } from '../../domain/drawnNumber';
import type { BetType } from '../../domain/drawnNumber';
import { reportIssue } from '../../domain/parseMessage';
import { drawnDigitsSchema } from '../../domain/roundResult';
import {
  amountSchema,
  betNumberSchema,
  betTypeSchema,
  flagSchema,
  idSchema,
  listOf,
  moneyRow,
  optionalField,
  requiredField,
  stampSchema,
} from '../../domain/wireSchemas';
import { unwrapped } from '../../domain/wireShapes';

/**
 * One bet of the player (specification section 3). Money in riel. Unreadable fields are null and shown
 * as N/A.
 */
export interface Bet {
  /** The server's id of the bet. Rows that share it are one row of a joined select. */
  id: number | null;
  roundId: number | null;
  /** One to three digits; `007` and `7` are different bets. */
  number: string | null;
  type: BetType | null;
  amount: number | null;
  odds: number | null;
  /** The server's timestamp as it was written. */
  createdAt: string | null;
  /** Net: the payout less the stake. */
  winLose: number | null;
  /** The three drawn digits of the round; null while pending, too. */
  drawnDigits: string | null;
  /** From `is_calculate`; if that is unreadable, a bet with a result is settled. */
  isSettled: boolean;
}

/** One press: one round, one number, one amount of riel. */
export interface Stake {
  roundId: number;
  number: string;
  amount: number;
}

/** How long the call of a stake took. */
export interface CallTime {
  ms: number;
  /** The call ended without a response of the server. */
  isUnanswered: boolean;
}

const betSchema = v.pipe(
  moneyRow({
    id: optionalField('id', idSchema),
    result_id: requiredField('result_id', idSchema),
    number: requiredField('number', betNumberSchema),
    type: betTypeSchema,
    amount: requiredField('amount', amountSchema),
    odds: optionalField('odds', amountSchema),
    created_at: optionalField('created_at', stampSchema),
    win_lose: optionalField('win_lose', amountSchema),
    result: optionalField('result', unwrapped(v.object({ detail: drawnDigitsSchema }))),
    is_calculate: optionalField('is_calculate', flagSchema),
  }),
  v.transform((row): Bet => {
    const number = row.number === null ? null : numberOfType(row.number, row.type);
    const drawnDigits = row.result?.detail ?? null;
    return {
      id: row.id,
      roundId: row.result_id,
      number,
      type: number === null ? row.type : betTypeOf(number),
      amount: row.amount,
      odds: row.odds,
      createdAt: row.created_at,
      winLose: row.win_lose,
      drawnDigits,
      isSettled: row.is_calculate ?? drawnDigits !== null,
    };
  }),
);

/**
 * The list of bets in any form that the app accepts; a field that cannot be read is null, and so is an id
 * that several bets share: it names none of them.
 */
const betListSchema = v.pipe(
  listOf(betSchema),
  v.rawTransform(({ dataset, config }): Bet[] => {
    const shared = sharedIds(dataset.value);
    if (shared.size > 0) reportIssue(config, 'id: shared by several bets');
    return dataset.value.map((bet) => (shared.has(bet.id) ? { ...bet, id: null } : bet));
  }),
);

/** What the rows of one bet can't differ in; a joined select may repeat a row as it is. */
const facts = ['roundId', 'number', 'amount', 'createdAt'] as const;

function sharedIds(bets: readonly Bet[]): ReadonlySet<number | null> {
  const named = bets.filter(({ id }) => id !== null);
  const last = new Map(named.map((bet) => [bet.id, bet]));
  const differ = (one: Bet, other = one) =>
    facts.some((fact) => (one[fact] ?? other[fact]) !== (other[fact] ?? one[fact]));
  return new Set(named.filter((bet) => differ(bet, last.get(bet.id))).map(({ id }) => id));
}

/** The response to a stake. */
export interface PlacedBet {
  /** The server's message to the player. */
  message: string | null;
  /** As much of the bet as could be read. */
  bet: Bet;
}

/** A list or a plain value is not a response of this API, whatever its status. */
const isApiResponse = (body: unknown) => !Array.isArray(body) || body.length === 1;

const placedBetSchema = v.pipe(
  v.unknown(),
  v.check(isApiResponse),
  unwrapped(
    v.pipe(
      v.object({
        message: optionalField('message', messageSchema),
        data: v.optional(unwrapped(betSchema), null),
      }),
      v.transform(({ message, data }): PlacedBet => ({ message, bet: data })),
    ),
  ),
);

/** The calls for the player's own bets (specification section 7). */
export const betsApi = restApi.injectEndpoints({
  endpoints: (build) => ({
    getBets: build.query<Bet[], void>({
      query: () => 'bets',
      ...parsedBy(betListSchema, { isList: true }),
    }),
    placeBet: build.mutation<PlacedBet, Stake>({
      query: ({ roundId, number, amount }) => ({
        url: 'bets',
        method: 'POST',
        body: { result_id: roundId, number, amount },
      }),
      ...parsedBy(placedBetSchema),
    }),
  }),
});

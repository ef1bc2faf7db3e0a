import * as v from 'valibot';
import { parsedBy } from '../../api/parsedBy';
import { restApi } from '../../api/restApi';
import { betTypes } from '../../domain/drawnNumber';
import type { BetType } from '../../domain/drawnNumber';
import { listedResultSchema, roundResultSchema } from '../../api/wire/roundResult';
import { amountSchema, listOf } from '../../api/wire/schemas';
import type { ListedResult, RoundResult } from '../../api/wire/roundResult';
import { rowsOf } from '../../api/wire/lists';
import { unwrapped, withoutWrappers } from '../../api/wire/shapes';

/** Riel; the server's limits for one bet. */
export interface BetLimit {
  minBet: number;
  maxBet: number;
}

/** The payout per riel staked, by bet type. */
export type Odds = Record<BetType, number>;

/** The payouts of the rules text (specification section 1). */
export const rulesOdds: Odds = { '1D': 9, '2D': 90, '3D': 800 };

const limitSchema = v.pipe(amountSchema, v.minValue(0));

/** A single missing limit counts as 0; a response that names no limit, not even two zeros, is invalid. */
const betLimitSchema = unwrapped(
  v.pipe(
    v.object({ max_bet: v.nullish(limitSchema), min_bet: v.nullish(limitSchema) }),
    v.check(
      ({ max_bet, min_bet }) =>
        (max_bet ?? 0) > 0 || (min_bet ?? 0) > 0 || (max_bet === 0 && min_bet === 0),
    ),
    v.transform(({ max_bet, min_bet }): BetLimit => ({
      minBet: min_bet ?? 0,
      maxBet: max_bet ?? 0,
    })),
  ),
);

const oddsSchema = v.pipe(
  v.unknown(),
  v.transform(rowsOf),
  v.array(
    v.object({
      type: v.picklist(betTypes),
      odds: v.pipe(amountSchema, v.gtValue(0)),
    }),
  ),
  v.minLength(1),
  v.transform((rows): Odds => {
    const received = rows.map(({ type, odds }) => [type, odds] as const);
    return { ...rulesOdds, ...Object.fromEntries(received) };
  }),
);

/** The newest result or none; PHP encodes null as `{}`. */
const previousResultSchema = v.pipe(
  v.unknown(),
  v.transform((body) => withoutWrappers(body, roundResultSchema)),
  v.union([
    v.nullable(roundResultSchema),
    v.pipe(
      v.strictObject({}),
      v.transform(() => null),
    ),
  ]),
);

/** The game's calls of section 7. */
export const gameApi = restApi.injectEndpoints({
  endpoints: (build) => ({
    getResults: build.query<ListedResult[], void>({
      query: () => 'results',
      ...parsedBy(
        listOf(listedResultSchema, ({ roundId }) => roundId),
        { isList: true },
      ),
    }),
    getPreviousResult: build.query<RoundResult | null, void>({
      query: () => 'previous-result',
      ...parsedBy(previousResultSchema),
    }),
    getBetLimit: build.query<BetLimit, void>({
      query: () => 'bet-limit',
      ...parsedBy(betLimitSchema),
    }),
    getOdds: build.query<Odds, void>({
      query: () => 'odds',
      ...parsedBy(oddsSchema),
    }),
  }),
});

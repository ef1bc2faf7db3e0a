import * as v from 'valibot';
import { betTypes } from '../../domain/drawnNumber';
import type { BetType } from '../../domain/drawnNumber';
import { rowsOf } from './lists';
import { roundResultSchema } from './roundResult';
import { amountSchema } from './schemas';
import { unwrapped, withoutWrappers } from './shapes';

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
export const betLimitSchema = unwrapped(
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

/** The response of `GET odds`; a type that it lacks pays as the rules say. */
export const oddsSchema = v.pipe(
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
export const previousResultSchema = v.pipe(
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

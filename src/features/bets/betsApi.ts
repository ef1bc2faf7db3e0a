import * as v from 'valibot';
import { messageIn } from '../../api/apiError';
import { idempotencyKeyHeader, parsedBy } from '../../api/baseQuery';
import { restApi } from '../../api/restApi';
import type { Bet, Stake } from '../../domain/bet';
import { betListSchema, betSchema } from '../../api/wire/betSchemas';
import { isWrapper, unwrapped } from '../../api/wire/shapes';
import type { RootState } from '../../store/rootState';
import type { PlacedBet } from '../receipts/judgeStakes';
import { isWatched } from '../receipts/receipt';

/** A stake with the key of its press, the id of its receipt: the server stores one bet for one key. */
export interface KeyedStake extends Stake {
  key: string;
}

/** Any body is read, so that what an unreadable one says still reaches the player. */
const placedBetSchema = v.pipe(
  v.unknown(),
  v.transform((body): PlacedBet => ({ message: messageIn(body), bet: betIn(body) })),
);

/** The bet in `data`, or the body itself. */
function betIn(body: unknown): Bet | null {
  const bets = [isWrapper(body) ? body.data : null, body].map((one) =>
    v.parse(unwrapped(betSchema), one),
  );
  const isReadable = ({ roundId, number, amount }: Bet) =>
    roundId !== null && number !== null && amount !== null;
  return bets.find(isReadable) ?? null;
}

/**
 * Whether the list decides about a stake: one that a cache kept from before the press must not. The list after an
 * acceptance decides nothing, and `no-store` costs a preflight.
 */
const isDeciding = (state: unknown) =>
  (state as RootState).bets.receipts.some((one) => isWatched(one) && one.state !== 'accepted');

/** The calls for the player's own bets (specification section 7). */
export const betsApi = restApi.injectEndpoints({
  endpoints: (build) => ({
    getBets: build.query<Bet[], void>({
      query: () => 'bets',
      ...parsedBy(betListSchema, { isList: true, mustBypassCache: isDeciding }),
    }),
    placeBet: build.mutation<PlacedBet, KeyedStake>({
      query: ({ roundId, number, amount, key }) => ({
        url: 'bets',
        method: 'POST',
        headers: { [idempotencyKeyHeader]: key },
        body: { result_id: roundId, number, amount },
      }),
      ...parsedBy(placedBetSchema, { ignoresReportedFailure: true }),
    }),
  }),
});

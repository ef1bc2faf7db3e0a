import { parsedBy } from '../../api/baseQuery';
import { restApi } from '../../api/restApi';
import { betLimitSchema, oddsSchema, previousResultSchema } from '../../api/wire/gameSchemas';
import type { BetLimit, Odds } from '../../api/wire/gameSchemas';
import { listedResultSchema } from '../../api/wire/roundResult';
import type { ListedResult, RoundResult } from '../../api/wire/roundResult';
import { listOf } from '../../api/wire/schemas';

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

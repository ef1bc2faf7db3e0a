import * as v from 'valibot';
import { messageIn } from '../../api/apiError';
import { idempotencyKeyHeader } from '../../api/baseQuery';
import { parsedBy } from '../../api/parsedBy';
import { restApi } from '../../api/restApi';
import { betTypeOf, numberOfType } from '../../domain/drawnNumber';
import type { Bet, Stake } from '../../domain/bet';
import { reportIssue } from '../../api/wire/parseMessage';
import { drawnDigitsSchema } from '../../api/wire/roundResult';
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
} from '../../api/wire/schemas';
import { isWrapper, unwrapped } from '../../api/wire/shapes';
import type { RootState } from '../../store/rootState';
import type { PlacedBet } from '../receipts/judgeStakes';
import { isWatched } from '../receipts/receipt';

/** A stake with the key of its press, the id of its receipt: the server stores one bet for one key. */
export interface KeyedStake extends Stake {
  key: string;
}

/** A bet's number that came as a JSON number, which has lost its leading zeros. */
const numericSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

const betSchema = v.pipe(
  moneyRow({
    id: optionalField('id', idSchema),
    result_id: requiredField('result_id', idSchema),
    number: requiredField('number', v.union([numericSchema, betNumberSchema])),
    type: betTypeSchema,
    amount: requiredField('amount', amountSchema),
    odds: optionalField('odds', amountSchema),
    created_at: optionalField('created_at', stampSchema),
    win_lose: optionalField('win_lose', amountSchema),
    result: optionalField('result', unwrapped(v.object({ detail: drawnDigitsSchema }))),
    is_calculate: optionalField('is_calculate', flagSchema),
  }),
  v.transform((row): Bet => {
    const written = row.number === null ? null : String(row.number);
    const number = written && numberOfType(written, row.type);
    const mayLackZeros = typeof row.number === 'number' && row.type === null && row.number < 100;
    const drawnDigits = row.result?.detail ?? null;
    return {
      id: row.id,
      roundId: row.result_id,
      number,
      ...(mayLackZeros && { mayLackZeros }),
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

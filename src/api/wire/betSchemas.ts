import * as v from 'valibot';
import type { Bet } from '../../domain/bet';
import { betTypeOf, numberOfType } from '../../domain/drawnNumber';
import { reportIssue } from './parseMessage';
import { drawnDigitsSchema } from './roundResult';
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
} from './schemas';
import { unwrapped } from './shapes';

/** A bet's number that came as a JSON number, which has lost its leading zeros. */
const numericSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

/** One bet; a field that cannot be read is null. */
export const betSchema = v.pipe(
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
export const betListSchema = v.pipe(
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

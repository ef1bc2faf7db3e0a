import * as v from 'valibot';
import type { CsvTable } from './csvTable';

/** What a column of an operator's table may hold, as the form names it. */
export const fieldNames = {
  number: 'Number',
  amount: 'Amount',
  round: 'Round',
  time: 'Time of the bet',
  id: 'Bet id',
  type: 'Type (1D, 2D, 3D)',
  status: 'Status',
  payout: 'Prize paid',
  winLose: 'Win/lose (net)',
} as const;

export type CsvField = keyof typeof fieldNames;

/** Which column holds what; null for none. Names of columns, so that another export has them too. */
export type CsvColumns = Readonly<v.InferOutput<typeof columnsSchema>>;

const name = v.fallback(v.nullable(v.string()), null);

/** As it is stored for the next table. */
export const columnsSchema = v.object({
  number: name,
  amount: name,
  round: name,
  time: name,
  id: name,
  type: name,
  status: name,
  payout: name,
  winLose: name,
  /** What separates the fraction of an amount. */
  decimal: v.fallback(v.picklist(['.', ',']), '.'),
});

/** The names that operators give, without case and punctuation. */
const usualNames: Readonly<Record<CsvField, RegExp>> = {
  number: /^(bet)?(number|no|digits?|numbers)$/,
  amount: /^(bet)?(amount|stake|turnover)(khr|riel)?$/,
  round: /^(round|draw|result|game)(id|no|number)?$/,
  time: /^(created(at|on|time)?|(bet|placed)?(at|time|date|datetime)|timestamp)$/,
  id: /^(id|(bet|ticket|transaction)id)$/,
  type: /^(bet|game)?type$/,
  status: /^(bet)?(status|state|iscalculate|settled)$/,
  payout: /^(prize|payout|paid|won|winning|winnings|winamount)(khr|riel)?$/,
  winLose: /^(winlose|winloss|net|netwin|profit)$/,
};

/** Guesses by the names of the columns what they hold. */
export function guessColumns({ headers }: CsvTable): CsvColumns {
  const find = (field: CsvField) =>
    headers.find((header) => usualNames[field].test(header.toLowerCase().replace(/[^a-z]/g, ''))) ??
    null;
  return {
    number: find('number'),
    amount: find('amount'),
    round: find('round'),
    time: find('time'),
    id: find('id'),
    type: find('type'),
    status: find('status'),
    payout: find('payout'),
    winLose: find('winLose'),
    decimal: '.',
  };
}

/** Whether a table has every column that was chosen, and those without which no bet is found. */
export function fitsTable(columns: CsvColumns, { headers }: CsvTable): boolean {
  const { decimal: _, ...named } = columns;
  return (
    isEnough(columns) &&
    Object.values(named).every((header) => header === null || headers.includes(header))
  );
}

/** Whether bets can be found by these columns. */
export function isEnough({ number, amount, round, time }: CsvColumns): boolean {
  return number !== null && amount !== null && (round !== null || time !== null);
}

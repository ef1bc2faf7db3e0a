import * as v from 'valibot';
import { betTypeOf, numberOfType } from '../../lib/drawnNumber';
import { plainText } from '../../lib/serverText';
import { betNumberSchema, betTypeSchema, idSchema } from '../../lib/wireSchemas';
import { firstFew } from './betFacts';
import type { RecordRow, ServerRecord } from './betFacts';
import { readAmountCell, readStatusCell, readTimeCell } from './csvCells';
import type { CsvColumns, CsvField } from './csvColumns';
import type { CsvLine, CsvTable } from './csvTable';
import { checkedRecord } from './jsonRecord';

/** A status is a word or two. */
const longestStatus = 40;

/**
 * The bets of an operator's table. Names each cell that can't be read by its row and column.
 *
 * @throws Error if no row is a bet
 */
export function recordOfTable({ headers, rows }: CsvTable, columns: CsvColumns): ServerRecord {
  const unreadable: string[] = [];
  const cellOf = ({ cells }: CsvLine, field: CsvField) =>
    (cells[headers.indexOf(columns[field] ?? '')] ?? '').trim();
  /** Null for an empty cell, and for one that can't be read. */
  function read<Value>(
    line: CsvLine,
    field: CsvField,
    parse: (cell: string) => Value | null,
  ): Value | null {
    const cell = cellOf(line, field);
    const value = cell === '' ? null : parse(cell);
    const isNeeded = field === 'number' || field === 'amount';
    if (value === null && (isNeeded || cell !== '')) {
      unreadable.push(`Row ${line.line}, column “${columns[field]}”: cannot be read.`);
    }
    return value;
  }
  const keepsZeros =
    columns.type !== null || rows.some((line) => /^'?0\d/.test(cellOf(line, 'number')));
  const money = (cell: string) => readAmountCell(cell, columns.decimal);

  function rowOf(line: CsvLine): RecordRow {
    const digits = read(line, 'number', (cell) => parsed(betNumberSchema, cell.replace(/^'/, '')));
    const type = v.parse(betTypeSchema, cellOf(line, 'type').toUpperCase());
    const number = digits === null ? null : numberOfType(digits, type);
    const amount = read(line, 'amount', money);
    const status = plainText(cellOf(line, 'status')).slice(0, longestStatus);
    const isSettled = readStatusCell(status);
    const net = read(line, 'winLose', money);
    const payout = read(line, 'payout', money) ?? (net === null ? null : net + (amount ?? 0));
    return {
      line: line.line,
      // An id in another form is that of another system.
      id: parsed(idSchema, cellOf(line, 'id')),
      roundId: read(line, 'round', (cell) => parsed(idSchema, cell)),
      number,
      type: number !== null && keepsZeros ? betTypeOf(number) : type,
      amount,
      at: read(line, 'time', readTimeCell),
      status,
      isSettled,
      payout: isSettled === false || (net !== null && amount === null) ? null : payout,
      drawnDigits: null,
      isNumberExact: keepsZeros,
    };
  }

  const bets = rows.map(rowOf);
  return checkedRecord({
    rows: bets,
    isPartial: false,
    hasAppIds: false,
    remarks: [
      ...firstFew(unreadable),
      ...(keepsZeros
        ? []
        : ['The table has no leading zeros and no type: 07 and 7 count as the same number.']),
    ],
  });
}

function parsed<Value>(schema: v.GenericSchema<unknown, Value>, cell: string): Value | null {
  const result = v.safeParse(schema, cell);
  return result.success ? result.output : null;
}

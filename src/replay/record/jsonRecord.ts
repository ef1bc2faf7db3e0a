import { betListSchema } from '../../features/bets/betsApi';
import { parseMessage } from '../../lib/parseMessage';
import { isPartialList, rowsOf } from '../../lib/wireLists';
import { isRecord } from '../../trace/isRecord';
import { factsOf, unreadableRemarks } from './betFacts';
import type { RecordRow, ServerRecord } from './betFacts';
import { recordErrors } from './recordErrors';

/** Most rows of a record that are compared. */
export const mostRows = 50_000;

/** Whether a text is meant to be JSON. */
export function looksLikeJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

/**
 * Reads the answer of `GET bets` in any form that the app accepts.
 *
 * @throws Error with one of {@link recordErrors}
 */
export function readJsonRecord(text: string): ServerRecord {
  const value = parseJson(text);
  if (isRecord(value) && ('actionsById' in value || '$trace' in value)) {
    throw new Error(recordErrors.trace);
  }
  const list = rowsOf(value);
  if (!Array.isArray(list)) throw new Error(recordErrors.noList);
  if (list.length > mostRows) throw new Error(recordErrors.tooManyRows(list.length, mostRows));
  const parsed = parseMessage(betListSchema, value);
  if (!parsed.success) throw new Error(recordErrors.noList);
  const rows = parsed.output.map((bet, index): RecordRow => ({
    ...factsOf(bet),
    line: index + 1,
    status: '',
    isNumberExact: true,
  }));
  return checkedRecord({
    rows,
    hasAppIds: true,
    isPartial: isPartialList(value),
    remarks: unreadableRemarks(rows),
  });
}

/**
 * The same record.
 *
 * @throws Error if it has rows and none of them is a bet
 */
export function checkedRecord(record: ServerRecord): ServerRecord {
  const { rows } = record;
  if (rows.length > 0 && rows.every(({ number, amount }) => number === null || amount === null)) {
    throw new Error(recordErrors.noBets);
  }
  return record;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(recordErrors.notJson);
  }
}

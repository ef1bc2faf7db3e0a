import { betListSchema } from '../../../features/bets/betsApi';
import { parseMessage } from '../../../domain/parseMessage';
import { isPartialList, rowsOf } from '../../../domain/wireLists';
import { isRecord } from '../../../trace/isRecord';
import { factsOf } from './betFacts';
import type { RecordRow, ServerRecord } from './betFacts';

/** In bytes: some ten thousand bets. */
const largestRecord = 10_000_000;
const mostRows = 50_000;
/** Unreadable rows that are named. */
const mostNamed = 5;

/** Why a record was not read, for the support agent. No message repeats what the file holds. */
const recordErrors = {
  tooLarge: `This file is too large. A record of bets has at most ${largestRecord / 1e6} MB; export fewer days.`,
  tooManyRows: `This file has more than ${mostRows} rows. Export fewer days.`,
  notJson: 'This is not JSON, or it is cut off or damaged. Save the answer of GET bets again.',
  noList: 'This JSON has no list of bets. Save the whole answer of GET bets.',
  noBets: 'This list has no bets: no row has a number and an amount that can be read.',
  trace: 'This is a trace, not a record of bets. Open it with “Open another…”.',
};

/** @throws Error with one of {@link recordErrors} */
export async function readRecordFile(file: Blob): Promise<ServerRecord> {
  if (file.size > largestRecord) throw new Error(recordErrors.tooLarge);
  // Leaves out a byte order mark.
  return readJsonRecord(new TextDecoder().decode(await file.arrayBuffer()));
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
  if (list.length > mostRows) throw new Error(recordErrors.tooManyRows);
  const parsed = parseMessage(betListSchema, value);
  if (!parsed.success) throw new Error(recordErrors.noList);
  const rows = parsed.output.map((bet, index) => ({ ...factsOf(bet), line: index + 1 }));
  const unreadable = rows.filter(({ number, amount }) => number === null || amount === null);
  if (rows.length > 0 && unreadable.length === rows.length) throw new Error(recordErrors.noBets);
  return { rows, isPartial: isPartialList(value), remarks: remarksOn(unreadable) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(recordErrors.notJson);
  }
}

/** Names the first unreadable rows, and counts the others. */
function remarksOn(unreadable: readonly RecordRow[]): string[] {
  const texts = unreadable.map(({ line, number, amount }) => {
    const missing = [number === null && 'number', amount === null && 'amount'].filter(Boolean);
    return `Row ${line}: ${missing.join(' and ')} cannot be read.`;
  });
  const others = texts.length - mostNamed;
  return [
    ...texts.slice(0, mostNamed),
    ...(others > 0 ? [`… and ${others} more like these.`] : []),
  ];
}

import { createKeyValueStore } from '../../lib/keyValueStore';
import { consoleLogger } from '../../lib/logger';
import { readStored } from '../../lib/readStored';
import { plainText } from '../../lib/serverText';
import type { ServerRecord } from '../record/betFacts';
import { periodOf } from '../record/compareBets';
import type { Period } from '../record/compareBets';
import { columnsSchema, fitsTable, guessColumns } from '../record/csvColumns';
import type { CsvColumns } from '../record/csvColumns';
import { recordOfTable } from '../record/csvRecord';
import { readCsvTable } from '../record/csvTable';
import type { CsvTable } from '../record/csvTable';
import { looksLikeJson, readJsonRecord } from '../record/jsonRecord';
import { readRecordText } from '../record/readRecordText';

/** The operator's record of a player's bets, as the agent has loaded it. */
export interface LoadedRecord {
  fileName: string;
  record: ServerRecord;
  /** For which time the record is complete: that of its rows, until the agent says more. */
  covered: Period | null;
  /** What it was read from; null for JSON. */
  source: CsvSource | null;
}

/** A table, and what its columns are taken for. */
export interface CsvSource {
  fileName: string;
  table: CsvTable;
  columns: CsvColumns;
}

/** A table whose columns the agent has to look at first. */
export interface UnmappedTable extends CsvSource {
  record: null;
}

const storage = createKeyValueStore(() => window.localStorage);
const columnsKey = 'recordColumns';

/**
 * Reads a file that the agent has dropped or chosen. The columns of a table are those that the agent chose
 * last, if it has all of them.
 *
 * @throws Error with a message for the agent
 */
export async function loadRecord(file: File): Promise<LoadedRecord | UnmappedTable> {
  const text = await readRecordText(file);
  const fileName = plainText(file.name);
  if (looksLikeJson(text)) {
    const record = readJsonRecord(text);
    return { fileName, record, covered: periodOf(record), source: null };
  }
  const table = await readCsvTable(text);
  const stored = readStored(storage, consoleLogger, columnsKey, columnsSchema);
  return stored !== null && fitsTable(stored, table)
    ? recordOf({ fileName, table, columns: stored })
    : { fileName, table, columns: guessColumns(table), record: null };
}

/**
 * Reads a table by the columns that the agent has chosen, and keeps these for the next one.
 *
 * @throws Error with a message for the agent
 */
export function mapColumns(source: CsvSource): LoadedRecord {
  const loaded = recordOf(source);
  storage.write(columnsKey, JSON.stringify(source.columns));
  return loaded;
}

function recordOf(source: CsvSource): LoadedRecord {
  const record = recordOfTable(source.table, source.columns);
  return { fileName: source.fileName, record, covered: periodOf(record), source };
}

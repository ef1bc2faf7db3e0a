import { plainText } from '../../lib/serverText';
import { mostRows } from './jsonRecord';
import { recordErrors } from './recordErrors';

/** A table as text. */
export interface CsvTable {
  /** The names of the columns, each once. */
  headers: readonly string[];
  rows: readonly CsvLine[];
}

export interface CsvLine {
  /** As a spreadsheet numbers it: the headers are row 1. */
  line: number;
  cells: readonly string[];
}

/** No operator's export is wider, or has longer names. */
const mostColumns = 100;
const longestHeader = 60;

/**
 * Reads a table that is separated by commas, semicolons or tabs.
 *
 * @throws Error with one of {@link recordErrors}
 */
export async function readCsvTable(text: string): Promise<CsvTable> {
  // Only an operator's own table needs it.
  const { default: Papa } = await import('papaparse');
  const { data, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    preview: mostRows + 2,
  });
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote) throw new Error(recordErrors.openQuote((quote.row ?? 0) + 1));
  const [first = [], ...others] = data;
  if (others.length > mostRows) throw new Error(recordErrors.tooManyLines(mostRows));
  const headers = namesOf(first.slice(0, mostColumns));
  if (headers.length < 2) throw new Error(recordErrors.noTable);
  const rows = others
    .map((cells, index): CsvLine => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { headers, rows };
}

/** Each name once: the columns are chosen by it. */
function namesOf(cells: readonly string[]): string[] {
  const names: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const name = plainText(cell).slice(0, longestHeader) || `Column ${index + 1}`;
    names.push(names.includes(name) ? `${name} (${index + 1})` : name);
  }
  return names;
}

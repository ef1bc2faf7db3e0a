import { basename } from 'node:path';
import type { ReadFile } from '../../src/replay/engine/readFile';
import { compareBets } from '../../src/replay/engine/record/compareBets';
import { readRecordFile } from '../../src/replay/engine/record/jsonRecord';
import { matchBets } from '../../src/replay/engine/record/matchBets';
import { ticketText } from '../../src/replay/engine/record/ticketText';
import type { TraceOptions } from './arguments';

/**
 * Compares the bets of a recording with the server's record of them.
 * @throws Error if the record cannot be read
 */
export async function compareWith(
  { replay, report }: ReadFile,
  blobOf: (path: string) => Blob,
  path: string,
  { isRecordComplete }: TraceOptions,
) {
  const record = await readRecordFile(blobOf(path));
  const matches = matchBets(report.bets, report.listed, record);
  const comparison = compareBets(matches, record, report.rounds.keys(), isRecordComplete);
  const text = ticketText(comparison, replay.fileName, basename(path));
  return { comparison, text: [text, ...record.remarks].join('\n') };
}

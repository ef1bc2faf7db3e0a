import * as v from 'valibot';
import { plainText } from '../../../domain/serverText';
import { wholeNumber } from './traceSchemas';

/** What a support agent wrote at a step of a file. */
export type AgentNote = Readonly<v.InferOutput<typeof noteSchema>>;

/** Characters of a note, and notes of a file, at most. */
export const longestNote = 2000;
export const mostNotes = 500;

const noteSchema = v.object({
  step: wholeNumber,
  text: v.pipe(v.string(), v.maxLength(longestNote), v.transform(plainLines), v.nonEmpty()),
});

/** Plain text that keeps its line breaks. */
export function plainLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(plainText)
    .join('\n')
    .trim();
}

/**
 * The notes of a parsed file, by step. A note that does not fit is left out, since the recording is worth
 * seeing without it.
 */
export function readNotes(
  written: unknown,
  lastStep: number,
): { agentNotes: AgentNote[]; unreadable: number } {
  if (written === undefined) return { agentNotes: [], unreadable: 0 };
  if (!Array.isArray(written)) return { agentNotes: [], unreadable: 1 };
  const agentNotes = written
    .slice(0, mostNotes)
    .map((note) => v.safeParse(noteSchema, note))
    .flatMap(({ success, output }) => (success ? [output] : []))
    .filter(({ step }) => step <= lastStep);
  return { agentNotes: inOrder(agentNotes), unreadable: written.length - agentNotes.length };
}

/** Notes by step; of one step in the order in which they were written. */
export function inOrder(notes: readonly AgentNote[]): AgentNote[] {
  return [...notes].sort((one, other) => one.step - other.step);
}

/**
 * A copy of a file with these notes in place of its own. They lie beside what the hashes of the file
 * cover, so the copy proves as much as the file. A bare list of actions has no such place and is put
 * into an export of the extension.
 *
 * @param text of a file that could be opened
 */
export function withNotes(text: string, notes: readonly AgentNote[]): string {
  const file = JSON.parse(text) as object;
  const content = Array.isArray(file) ? { payload: text } : file;
  return JSON.stringify({ ...content, $notes: notes });
}

/** The name of a trace without what the app and this page append to it. */
export function baseName(fileName: string): string {
  return fileName.replace(/(\.notes)?(\.trace|\.devtools)?(\.json)?(\.gz)?$/i, '');
}

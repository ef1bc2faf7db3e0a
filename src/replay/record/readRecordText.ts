import { recordErrors } from './recordErrors';

/** Largest record, in bytes: some ten thousand bets. */
const largestRecord = 10_000_000;

/** How a spreadsheet's "Unicode text" begins. */
const utf16Mark = [0xff, 0xfe] as const;

/**
 * The text of a record without its byte order mark.
 *
 * @param limit bytes
 * @throws Error with one of {@link recordErrors}
 */
export async function readRecordText(file: Blob, limit = largestRecord): Promise<string> {
  if (file.size > limit) throw new Error(recordErrors.tooLarge(file.size, limit));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isUtf16 = utf16Mark.every((byte, index) => bytes[index] === byte);
  const text = decode(bytes, isUtf16 ? 'utf-16le' : 'utf-8');
  if (text.includes('\0')) throw new Error(recordErrors.notText);
  if (text.trim() === '') throw new Error(recordErrors.empty);
  return text;
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Error(recordErrors.notText);
  }
}

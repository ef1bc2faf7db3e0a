import { openErrors } from './openErrors';

/** Largest file, and largest text after unpacking, in bytes. Real traces have one or two million. */
const largestFile = 50_000_000;

/** The first bytes of a gzip file, and of a zip archive. */
const gzipMagic = [0x1f, 0x8b] as const;
const zipMagic = [0x50, 0x4b, 0x03, 0x04] as const;

/**
 * The text of a chosen file, unpacked if it is gzip. Unpacking stops at the limit, so that a small
 * file cannot fill the memory.
 *
 * @param limit bytes, of the file as well as of its text
 * @throws Error with one of {@link openErrors}
 */
export async function readText(file: Blob, limit = largestFile): Promise<string> {
  if (file.size > limit) throw new Error(openErrors.fileTooLarge(file.size, limit));
  const head = new Uint8Array(await file.slice(0, zipMagic.length).arrayBuffer());
  const beginsWith = (magic: readonly number[]) =>
    magic.every((byte, index) => head[index] === byte);
  if (beginsWith(zipMagic)) throw new Error(openErrors.zip);
  const bytes = beginsWith(gzipMagic) ? await unpack(file, limit) : await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(openErrors.notText);
  }
}

async function unpack(file: Blob, limit: number): Promise<ArrayBuffer> {
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Error(openErrors.damagedGzip);
    });
    if (done) return new Blob(chunks).arrayBuffer();
    length += value.length;
    if (length > limit) {
      await reader.cancel().catch(() => undefined);
      throw new Error(openErrors.unpacksTooLarge(limit));
    }
    chunks.push(value);
  }
}

import { OpenError } from './openErrors';

/** Largest file, and largest text after unpacking, in bytes. Real traces have one or two million. */
const largestFile = 50_000_000;
/** A mail program or a server may pack a file that is packed already. */
const mostPackings = 3;

/** The first bytes of a gzip file, and of a zip archive. */
const gzipMagic = [0x1f, 0x8b] as const;
const zipMagic = [0x50, 0x4b, 0x03, 0x04] as const;
/** What PowerShell writes first; UTF-8's own mark is left out by the decoder. */
const encodings = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

/**
 * The text of a chosen file, unpacked if it is gzip. Unpacking stops at the limit, so that a small
 * file cannot fill the memory.
 *
 * @param limit bytes, of the file as well as of its text
 * @throws OpenError
 */
export async function readText(file: Blob, limit = largestFile): Promise<string> {
  if (file.size > limit)
    throw new OpenError('fileTooLarge', inMegabytes(file.size), inMegabytes(limit));
  let bytes = new Uint8Array(await file.arrayBuffer());
  for (let packings = 0; packings < mostPackings && beginsWith(bytes, gzipMagic); packings += 1) {
    bytes = new Uint8Array(await unpack(new Blob([bytes]), limit));
  }
  if (beginsWith(bytes, zipMagic)) throw new OpenError('zip');
  const [encoding = 'utf-8'] =
    Object.entries(encodings).find(([, mark]) => beginsWith(bytes, mark)) ?? [];
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new OpenError('notText');
  }
}

const beginsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

const inMegabytes = (bytes: number) => Math.round(bytes / 1_000_000);

async function unpack(file: Blob, limit: number): Promise<ArrayBuffer> {
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new OpenError('damagedGzip');
    });
    if (done) return new Blob(chunks).arrayBuffer();
    length += value.length;
    if (length > limit) {
      await reader.cancel().catch(() => undefined);
      throw new OpenError('unpacksTooLarge', inMegabytes(limit));
    }
    chunks.push(value);
  }
}

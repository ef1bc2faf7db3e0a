import { problems } from './traceProblem';

/** Largest file, and largest text after unpacking, in bytes. Real traces have one or two million. */
const largestFile = 50_000_000;

/** The first bytes of a gzip file. */
const gzipMagic = [0x1f, 0x8b] as const;

/**
 * The text of a chosen file, unpacked where it is gzip. Unpacking stops at the limit, so that a
 * small file cannot fill the memory.
 *
 * @param limit bytes, of the file as well as of its text
 * @throws TraceProblem when it is too large, damaged or no text
 */
export async function readText(file: Blob, limit = largestFile): Promise<string> {
  if (file.size > limit) throw problems.fileTooLarge(file.size, limit);
  const head = new Uint8Array(await file.slice(0, gzipMagic.length).arrayBuffer());
  const isGzip = gzipMagic.every((byte, at) => head[at] === byte);
  return decode(isGzip ? await inflate(file, limit) : await file.arrayBuffer());
}

async function inflate(file: Blob, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw problems.damagedGzip();
    });
    if (done) return joined(parts, length);
    length += value.length;
    if (length > limit) {
      await reader.cancel().catch(() => undefined);
      throw problems.inflatedTooLarge(limit);
    }
    parts.push(value);
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function decode(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw problems.notText();
  }
}

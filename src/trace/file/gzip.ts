import { rest } from './timeSlices';

/** Characters that are encoded at a stretch: a few milliseconds of work. */
const pieceLength = 64_000;

/** Whether this browser can compress. */
export function canGzip(): boolean {
  return typeof CompressionStream === 'function';
}

/** Encodes pieces of text, gzipped where asked, without keeping the page busy for long. */
export async function encodeText(
  pieces: Iterable<string>,
  isGzipped: boolean,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const encoder = new TextEncoder();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  if (!isGzipped) {
    for (const text of batches(pieces)) {
      chunks.push(encoder.encode(text));
      await rest();
    }
    return chunks;
  }
  const { readable, writable } = new CompressionStream('gzip');
  const isRead = readAll(readable, chunks);
  const writer = writable.getWriter();
  for (const text of batches(pieces)) {
    await writer.write(encoder.encode(text));
    await rest();
  }
  await writer.close();
  await isRead;
  return chunks;
}

async function readAll(
  readable: ReadableStream<Uint8Array<ArrayBuffer>>,
  into: Uint8Array<ArrayBuffer>[],
): Promise<void> {
  const reader = readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    into.push(value);
  }
}

/** Joins small pieces and cuts long ones, never through a surrogate pair. */
function* batches(pieces: Iterable<string>): Generator<string, void> {
  let batch = '';
  for (const piece of pieces) {
    batch += piece;
    while (batch.length >= pieceLength) {
      const end = isHighSurrogate(batch.charCodeAt(pieceLength - 1))
        ? pieceLength - 1
        : pieceLength;
      yield batch.slice(0, end);
      batch = batch.slice(end);
    }
  }
  if (batch !== '') yield batch;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

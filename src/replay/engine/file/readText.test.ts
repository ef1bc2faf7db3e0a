import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { Blob as NodeBlob } from 'node:buffer';
import { gzipSync } from 'node:zlib';
import { readText } from './readText';

// jsdom has neither; a Blob of Node streams.
Object.assign(globalThis, { DecompressionStream, CompressionStream });
const fileOf = (...parts: (string | Uint8Array)[]) => new NodeBlob(parts) as unknown as Blob;

describe('readText', () => {
  it('reads plain text as it is', async () => {
    expect(await readText(fileOf('{"a":"៛ é"}'))).toBe('{"a":"៛ é"}');
  });

  it('unpacks gzip, whatever the name of the file', async () => {
    expect(await readText(fileOf(gzipSync('{"a":1}')))).toBe('{"a":1}');
  });

  it('refuses a file above the limit without reading it', async () => {
    const file = { size: 60_000_000 } as Blob;
    await expect(readText(file)).rejects.toThrow('fileTooLarge');
  });

  it('stops unpacking at the limit, however small the file', async () => {
    const bomb = gzipSync(Buffer.alloc(3_000_000));
    expect(bomb.length).toBeLessThan(5000);
    await expect(readText(fileOf(bomb), 1_000_000)).rejects.toThrow('unpacksTooLarge');
  });

  it('refuses gzip that is cut off or damaged', async () => {
    const whole = gzipSync(JSON.stringify(Array.from({ length: 5000 }, (_, i) => i * 7919)));
    await expect(readText(fileOf(whole.subarray(0, 900)))).rejects.toThrow('damagedGzip');
    const damaged = Uint8Array.from(whole, (byte, at) => (at > 50 && at < 90 ? 0 : byte));
    await expect(readText(fileOf(damaged))).rejects.toThrow('damagedGzip');
  });

  it('names a zip archive as such, whatever is in it', async () => {
    const archive = Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 20, 0, 0, 0, 8, 0);
    await expect(readText(fileOf(archive))).rejects.toThrow('zip');
    expect(await readText(fileOf('PK'))).toBe('PK');
  });

  it('refuses what is not text', async () => {
    await expect(readText(fileOf(Uint8Array.of(0x61, 0xff, 0x80)))).rejects.toThrow('notText');
  });
});

describe('readText of what other programs made of a trace', () => {
  const text = '{"words":"\u179b\u17c1\u1781 07"}';

  it('opens a file that was gzipped twice', async () => {
    const bytes = gzipSync(gzipSync(text));
    expect(await readText(new Blob([new Uint8Array(bytes)]))).toBe(text);
  });

  it.each(['utf16le', 'utf8'] as const)('opens %s with a byte order mark', async (encoding) => {
    const bytes = Buffer.from(`\ufeff${text}`, encoding);
    expect(await readText(new Blob([new Uint8Array(bytes)]))).toBe(text);
    const swapped = encoding === 'utf8' ? bytes : Buffer.from(bytes).swap16();
    expect(await readText(new Blob([new Uint8Array(swapped)]))).toBe(text);
  });
});

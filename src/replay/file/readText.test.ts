import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { Blob as NodeBlob } from 'node:buffer';
import { gzipSync } from 'node:zlib';
import { readText } from './readText';

// jsdom has neither; a Blob of Node streams.
Object.assign(globalThis, { DecompressionStream, CompressionStream });
const fileOf = (...parts: (string | Uint8Array)[]) => new NodeBlob(parts) as unknown as Blob;

describe('the text of a file', () => {
  it('is read as it is', async () => {
    expect(await readText(fileOf('{"a":"៛ é"}'))).toBe('{"a":"៛ é"}');
  });

  it('is unpacked where it is gzip, whatever its name', async () => {
    expect(await readText(fileOf(gzipSync('{"a":1}')))).toBe('{"a":1}');
  });

  it('is not read from a file above the limit', async () => {
    const file = { size: 60_000_000 } as Blob;
    await expect(readText(file)).rejects.toThrow('This file is too large: 60 MB');
  });

  it('is not unpacked past the limit, however small the file', async () => {
    const bomb = gzipSync(Buffer.alloc(3_000_000));
    expect(bomb.length).toBeLessThan(5000);
    await expect(readText(fileOf(bomb), 1_000_000)).rejects.toThrow('unpacking was stopped');
  });

  it('is refused where the gzip is cut off or damaged', async () => {
    const whole = gzipSync(JSON.stringify(Array.from({ length: 5000 }, (_, i) => i * 7919)));
    await expect(readText(fileOf(whole.subarray(0, 900)))).rejects.toThrow('damaged');
    const damaged = Uint8Array.from(whole, (byte, at) => (at > 50 && at < 90 ? 0 : byte));
    await expect(readText(fileOf(damaged))).rejects.toThrow('damaged');
  });

  it('is refused where it is no text', async () => {
    await expect(readText(fileOf(Uint8Array.of(0xff, 0xfe, 0x80)))).rejects.toThrow('not text');
  });
});

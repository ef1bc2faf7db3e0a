/**
 * Synthesizes the sounds of the result reveal: `roll.wav`, the rattle of balls in
 * a drum (6 s, fading at both ends), and `digit.wav`, the chime of a revealed digit. 8 bit mono WAV,
 * because every browser decodes it. Every run writes the same bytes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'public', 'sounds');

/** Random numbers from -1 to 1 that are the same in every run. */
function makeNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 0xffffffff) * 2 - 1;
  };
}

/** Adds a short wooden knock: two decaying tones. Hertz, samples, share of full volume. */
function addKnock(into: Float64Array, rate: number, at: number, pitch: number, volume: number) {
  const length = Math.min(Math.round(rate * 0.05), into.length - at);
  for (let step = 0; step < length; step += 1) {
    const seconds = step / rate;
    const tone =
      Math.sin(2 * Math.PI * pitch * seconds) + 0.5 * Math.sin(2 * Math.PI * pitch * 2.3 * seconds);
    into[at + step] = (into[at + step] ?? 0) + tone * volume * Math.exp(-seconds * 90);
  }
}

function makeRoll(rate: number, seconds: number): Float64Array {
  const samples = new Float64Array(rate * seconds);
  const noise = makeNoise(7);
  let rumble = 0;
  for (let at = 0; at < samples.length; at += 1) {
    rumble += 0.06 * (noise() - rumble);
    samples[at] = rumble * 0.5 * (1 + 0.3 * Math.sin((2 * Math.PI * 1.5 * at) / rate));
  }
  for (let at = 0; at < samples.length - 1; at += Math.round(rate * (0.045 + 0.03 * noise()))) {
    addKnock(samples, rate, at, 900 + 450 * noise(), 0.16 + 0.1 * noise());
  }
  const fade = rate * 0.15;
  return samples.map(
    (sample, at) => sample * Math.min(1, at / fade, (samples.length - 1 - at) / fade),
  );
}

function makeChime(rate: number, seconds: number): Float64Array {
  const partials = [
    { pitch: 1046.5, volume: 0.42, decay: 7 },
    { pitch: 1568, volume: 0.26, decay: 9 },
    { pitch: 3139.5, volume: 0.1, decay: 16 },
  ];
  return new Float64Array(rate * seconds).map((_, at) => {
    const time = at / rate;
    const attack = Math.min(1, time / 0.004);
    const release = Math.min(1, (seconds - time) / 0.05);
    const sum = partials.reduce(
      (total, { pitch, volume, decay }) =>
        total + volume * Math.exp(-time * decay) * Math.sin(2 * Math.PI * pitch * time),
      0,
    );
    return sum * attack * release;
  });
}

/** Normalizes the samples to nine tenths of full volume and packs them into an 8 bit mono WAV file. */
function toWav(samples: Float64Array, rate: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const body = Uint8Array.from(samples, (sample) => Math.round(128 + (114 * sample) / peak));
  return Buffer.concat([header, body]);
}

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'roll.wav'), toWav(makeRoll(16000, 6), 16000));
writeFileSync(join(folder, 'digit.wav'), toWav(makeChime(16000, 0.7), 16000));

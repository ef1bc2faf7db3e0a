import fc from 'fast-check';
import {
  latencyAfterLoss,
  latencyAfterPing,
  latencyAfterPong,
  latencyAfterSample,
  unknownLatency,
  usualDelayMs,
} from './latency';
import type { Latency } from './latency';

const after = (samplesMs: readonly number[], before: Latency = unknownLatency) =>
  samplesMs.reduce(latencyAfterSample, before);
const times = (count: number, ms: number) => Array<number>(count).fill(ms);

describe('the delay of the connection', () => {
  it('is unknown before four round trips', () => {
    expect(after(times(3, 3000)).marginSeconds).toBe(0);
    expect(after(times(4, 3000)).marginSeconds).toBe(3);
  });

  it.each([
    [80, 0],
    [1000, 0],
    [1001, 2],
    [2000, 2],
    [2400, 3],
    [9001, 10],
  ])('of %d ms asks for %d seconds more', (ms, seconds) => {
    expect(after(times(20, ms)).marginSeconds).toBe(seconds);
  });

  it('is not decided by a single slow round trip, but by two of twenty', () => {
    expect(after([...times(19, 100), 9000]).marginSeconds).toBe(0);
    expect(after([...times(18, 100), 2500, 2500]).marginSeconds).toBe(3);
  });

  it('forgets all but the last twenty round trips', () => {
    const slow = after(times(20, 4000));
    expect(after(times(18, 50), slow).marginSeconds).toBe(4);
    expect(after(times(19, 50), slow).marginSeconds).toBe(0);
    expect(after(times(40, 50), slow).samplesMs).toHaveLength(20);
  });

  it('changes the hint back only once it is 200 ms better', () => {
    const slow = after(times(20, 2050));
    expect(slow.marginSeconds).toBe(3);
    expect(after(times(20, 1900), slow).marginSeconds).toBe(3);
    expect(after(times(20, 1800), slow).marginSeconds).toBe(2);
    expect(after(times(20, 900), slow).marginSeconds).toBe(2);
    expect(after(times(20, 800), slow).marginSeconds).toBe(0);
  });

  it.each([-1, NaN, Infinity, 15_001])('leaves out %p ms, as after a sleep', (ms) => {
    const known = after(times(5, 300));
    expect(latencyAfterSample(known, ms)).toBe(known);
    expect(latencyAfterSample(known, 300).samplesMs).toHaveLength(6);
  });

  it.each([0, 15_000])('counts %p ms', (ms) => {
    expect(latencyAfterSample(unknownLatency, ms).samplesMs).toEqual([ms]);
  });

  it('never asks for less than the delay, and for a second more at most', () => {
    const samples = fc.array(fc.integer({ min: 0, max: 15_000 }), { minLength: 5, maxLength: 60 });
    fc.assert(
      fc.property(samples, (drawn) => {
        const { samplesMs, marginSeconds } = after(drawn);
        const delayMs = usualDelayMs(samplesMs) ?? 0;
        if (delayMs > 1000) expect(marginSeconds * 1000).toBeGreaterThanOrEqual(delayMs);
        expect(marginSeconds * 1000).toBeLessThan(delayMs + 1200);
      }),
    );
  });
});

describe('a ping', () => {
  it('is measured by its pong; the oldest one without a pong counts', () => {
    const pinged = latencyAfterPing(latencyAfterPing(unknownLatency, 1000), 3000);
    const answered = latencyAfterPong(pinged, 3400);
    expect(answered).toMatchObject({ samplesMs: [2400], pingedAt: null });
    expect(latencyAfterPong(answered, 9000)).toBe(answered);
  });

  it('is forgotten when the connection is lost', () => {
    const lost = latencyAfterLoss(latencyAfterPing(unknownLatency, 1000));
    expect(latencyAfterPong(lost, 2000).samplesMs).toEqual([]);
    expect(latencyAfterPong(latencyAfterPing(lost, 2000), 2100).samplesMs).toEqual([100]);
  });
});

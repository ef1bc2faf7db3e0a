import { replayOf } from '../../testing/renderReplay';
import { apartFrom, rangeOf, refusalBeside, sharedAxisOf } from './sharedClock';

const pressed = { type: 'bets/digitPressed', payload: { digit: '1' } };
const minute = 60_000;

/** A recording with a press at each of these milliseconds. */
const at = (...times: (number | null)[]) =>
  replayOf(...times.map((time) => [pressed, time] as const));

describe('a file that is opened beside others', () => {
  const first = at(1000, 2000);

  it('is any with recorded times, and the first one may be without', () => {
    expect(refusalBeside([first], at(1000, 3000))).toBeNull();
    expect(refusalBeside([], at(null))).toBeNull();
  });

  it('is refused if it is open already, under whatever name', () => {
    expect(refusalBeside([first], at(1000, 2000))).toBe(
      'recording.json is open already: it has the very same content.',
    );
    expect(refusalBeside([{ ...first, fileName: 'a.json' }], first)).toBe(
      'recording.json is open already as a.json: it has the very same content.',
    );
  });

  it('is refused if it has no recorded times, or the one that is open has none', () => {
    const timeless = { ...at(null, null), fileName: 'export.json' };
    const refusal =
      /^export\.json has no recorded times, .* so it cannot lie on one clock with other files/;
    expect(refusalBeside([first], timeless)).toMatch(refusal);
    expect(refusalBeside([timeless], first)).toMatch(refusal);
  });

  it('is refused as the fifth', () => {
    const four = [1, 2, 3, 4].map((count) => at(count));
    expect(refusalBeside(four.slice(1), at(9))).toBeNull();
    expect(refusalBeside(four, at(9))).toMatch(/^recording\.json was not opened: 4 files at most/);
  });
});

describe('the clock of several recordings', () => {
  it('begins with the first and ends with the last of them', () => {
    const [one, other] = [at(1000, 2000), at(3000, 4000)];
    const axis = sharedAxisOf([one, other]);
    expect(axis.length).toBe(4000);
    expect(axis.toPosition(rangeOf(other).to)).toBe(4000);
  });

  it('shortens only the time in which none of them has anything', () => {
    const [waits, plays] = [at(minute), at(20_000, 23_000, 26_000)];
    const axis = sharedAxisOf([waits, plays]);
    // Two seconds each for 0–20 s and 26–60 s, and six that are played.
    expect(axis.length).toBe(10_000);
    expect(axis.shortened).toEqual([
      { from: 0, to: 2000 },
      { from: 8000, to: 10_000 },
    ]);
  });

  it('knows the recordings during which no other one ran', () => {
    const [one, other] = [at(1000), at(2000, 3000)];
    expect(apartFrom([one, other])).toEqual([]);
    const later = { trace: { ...one.trace, timestamps: [1e13, 2e13] } };
    expect(apartFrom([one, other, later])).toEqual([later]);
    expect(apartFrom([{ trace: one.trace }, later])).toHaveLength(2);
  });
});

import { createTimeAxis } from '../timeAxis';
import type { Call } from './calls';
import { balancePath, barAt, barPaths, networkLanesOf } from './networkLanes';

/** Ten seconds, a unit of the lanes being 10 ms. */
const axis = createTimeAxis([0, 10_000], false);

const callOf = (from: number, to: number, more: Partial<Call> = {}): Call => ({
  ...{ endpoint: 'getBets', outcome: 'answered', failure: '', step: 1, from, to, endStep: 2 },
  ...more,
});

const lanesOf = (calls: Call[], balances: (number | null)[] = []) =>
  networkLanesOf(
    {
      calls,
      websocket: [],
      database: [],
      balance: balances.map((balance, index) => ({ step: index, at: 1000 * index, balance })),
    },
    axis,
  );

describe('the lane of calls', () => {
  it('stacks overlapping calls, and uses a row again that is free', () => {
    const { calls, rows } = lanesOf([callOf(0, 2000), callOf(1000, 3000), callOf(2500, 4000)]);
    expect(calls.map(({ row }) => row)).toEqual([0, 1, 0]);
    expect(rows).toBe(2);
  });

  it('has three rows at most, the last of which takes the rest', () => {
    const { calls, rows } = lanesOf([1, 2, 3, 4, 5].map((at) => callOf(at, 5000)));
    expect(calls.map(({ row }) => row)).toEqual([0, 1, 2, 2, 2]);
    expect(rows).toBe(3);
  });

  it('shows the shortest call, also at the end, and one that began before the recording', () => {
    const { calls } = lanesOf([callOf(5000, 5001), callOf(9999, 10_000)]);
    expect(calls.map(({ from, to }) => [from, to])).toEqual([
      [500, 503],
      [997, 1000],
    ]);
    const [early] = lanesOf([callOf(0, 700, { from: null })]).calls;
    expect(early).toMatchObject({ from: 0, to: 70 });
  });

  it('draws thousands of calls with a path for each outcome', () => {
    const calls = Array.from({ length: 20_000 }, (_, index) =>
      callOf(index / 2, index / 2 + 1, { outcome: index % 2 === 0 ? 'answered' : 'failed' }),
    );
    const paths = barPaths(lanesOf(calls).calls, ({ outcome }) => outcome);
    expect(paths.map(([look]) => look)).toEqual(['answered', 'failed']);
    expect(paths[0]?.[1].bars.split('M').length).toBeLessThan(3100);
  });

  it('finds the call under or near a point of its row', () => {
    const [long, short] = [callOf(0, 2000), callOf(1000, 1010)];
    const { calls } = lanesOf([long, short]);
    expect(barAt(calls, 0, 150, 5)).toBe(long);
    expect(barAt(calls, 1, 107, 5)).toBe(short);
    expect(barAt(calls, 1, 109, 5)).toBeNull();
  });
});

describe('the lane of the balance', () => {
  it('is a step line between the lowest and the highest balance, with gaps where none is known', () => {
    const lanes = lanesOf([], [100, 300, 200, null, 100]);
    expect(balancePath(lanes)).toBe('M0 1H100V0H200V0.5H300M400 1H1000');
  });

  it('is in the middle if the balance never changes', () => {
    expect(balancePath(lanesOf([], [100]))).toBe('M0 0.5H1000');
  });
});

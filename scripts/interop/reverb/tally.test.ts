import { mostPerSecond, percentile, sumOf, Tally } from './tally';

describe('Tally', () => {
  /** Two clients, and a countdown value that is published in two rounds. */
  const tallyOf = (...deliveries: [client: number, identity: string, at: number][]) => {
    const tally = new Tally(2);
    for (const delivery of deliveries) tally.deliver(...delivery);
    tally.publish([
      { identity: '30', at: 1000 },
      { identity: '29', at: 2000 },
      { identity: '30', at: 60_000 },
    ]);
    return tally;
  };

  it('counts a client without an event as a loss', () => {
    const tally = tallyOf([0, '30', 1010], [1, '30', 1030], [0, '29', 2005]);
    expect(tally.receipt(1000, 3000)).toEqual({
      events: 2,
      clients: 2,
      lost: 1,
      doubled: 0,
      delaysMs: [10, 30, 5],
    });
  });

  it('counts the same event of one client as doubled, but not that of the next round', () => {
    const tally = tallyOf([0, '30', 1010], [0, '30', 1500], [0, '30', 60_020]);
    expect(tally.receipt(0, 3000).doubled).toBe(1);
    expect(tally.receipt(3000, 90_000)).toMatchObject({ doubled: 0, lost: 1, delaysMs: [20] });
  });

  it('counts a delivery that it learns of before the publication', () => {
    const tally = new Tally(1);
    tally.deliver(0, '30', 1010);
    tally.publish([]);
    tally.publish([{ identity: '30', at: 1000 }]);
    expect(tally.receipt(0, 3000).lost).toBe(0);
  });

  it('finds the first delivery of an event that was published after a fault', () => {
    const tally = tallyOf([0, '30', 1010], [1, '30', 1010], [1, '29', 2500]);
    expect(tally.recoveredAt(1500)).toEqual([null, 2500]);
  });
});

it('receipts of several processes add up, but for the events', () => {
  const one = { events: 3, clients: 2, lost: 1, doubled: 0, delaysMs: [5] };
  const other = { events: 3, clients: 4, lost: 2, doubled: 1, delaysMs: [7] };
  expect(sumOf([one, other])).toEqual({
    events: 3,
    clients: 6,
    lost: 3,
    doubled: 1,
    delaysMs: [5, 7],
  });
});

it('a percentile is the smallest value that so many do not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([50, 95, 99, 100].map((percent) => percentile(values, percent))).toEqual([
    50, 95, 99, 100,
  ]);
  expect(percentile([7], 50)).toBe(7);
  expect(percentile([], 50)).toBeNaN();
});

it('the most timestamps per second are counted over any second', () => {
  expect(mostPerSecond([0, 900, 1100, 1899, 5000])).toBe(3);
  expect(mostPerSecond([])).toBe(0);
});

import { reportOf } from '../../testing/reportOf';
import { seededRandom } from '../../testing/seededRandom';
import { faults, visitText } from '../../testing/visits/visitText';
import { firstRow, isNothingFound } from './readLedger';
import type { Row } from './row';

const markedOf = (rows: readonly Row[]) =>
  rows.flatMap(({ kind, marks }) => marks.map(({ about }) => `${kind}: ${about}`));

describe('a generated visit with a fault', () => {
  it.each(Object.entries(faults))('"%s" has its marks and no other', (name, [marks, fault]) => {
    const seed = Array.from(name).reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 9973;
    const round = 2 + Math.floor(seededRandom(seed)() * 4);
    const ledger = reportOf(visitText(seed, new Map([[round, fault]])));
    expect([...new Set(markedOf(ledger.rows))]).toEqual([...marks]);
    // What is marked comes first, and is shown when the file is opened.
    expect(ledger.rows[0]?.marks).not.toEqual([]);
    expect(firstRow(ledger)).toBe(ledger.rows[0]);
    expect(isNothingFound(ledger)).toBe(false);
  });
});

describe('a generated visit without a fault', () => {
  it.each([11, 12, 13, 14])('has no mark, by the seed %i', (seed) => {
    const ledger = reportOf(visitText(seed, new Map(), 40));
    expect(markedOf(ledger.rows)).toEqual([]);
    expect(firstRow(ledger)?.kind).toBe('stake');
  });

  it('has no mark in six hours', () => {
    expect(markedOf(reportOf(visitText(15, new Map(), 360)).rows)).toEqual([]);
  }, 120_000);
});

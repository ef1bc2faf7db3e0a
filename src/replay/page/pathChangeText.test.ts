import type { PathChange } from '../engine/pathHistory';
import { notThere } from '../engine/statePath';
import { closedRow, openRow, pathChangeText } from './pathChangeText';

const change = (
  before: unknown,
  after: unknown,
  differences: PathChange['differences'],
): PathChange => ({ before, after, differences });
const whole: PathChange['differences'] = [
  { type: 'CHANGE', path: [], oldValue: null, value: null },
];

describe('pathChangeText', () => {
  it('says what was and what is, and where there was nothing', () => {
    expect(pathChangeText(change('sending', 'refused', whole), closedRow)).toBe(
      '"sending" → "refused"',
    );
    expect(pathChangeText(change(notThere, 500_000, whole), closedRow)).toBe('not there → 500000');
    expect(pathChangeText(change(undefined, NaN, whole), closedRow)).toBe('undefined → "NaN"');
  });

  it('says of a value with members which of them differ, the first ones in a closed row', () => {
    const differences = Array.from({ length: 5 }, (_, at) => ({
      type: 'CREATE' as const,
      path: ['lines', at],
      value: at,
    }));
    const added = change({ lines: [] }, { lines: [0, 1, 2, 3, 4] }, differences);
    expect(pathChangeText(added, closedRow)).toBe(
      'lines.0 not there → 0 · lines.1 not there → 1 · lines.2 not there → 2 · and 2 more',
    );
    expect(pathChangeText(added, openRow)).toMatch(/lines\.4 not there → 4$/);
  });

  it('cuts long values, and reads a long list as its length', () => {
    const long = change('a'.repeat(1000), Array.from({ length: 5000 }), whole);
    expect(pathChangeText(long, closedRow)).toMatch(/^"a{59}… → 5000 items$/);
  });
});

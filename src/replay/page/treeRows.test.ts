import { parentRow, treeRows } from './treeRows';

const value = {
  bets: { number: '07', slip: null, rows: [{ id: 1 }, { id: 2 }] },
  'odd/key': { isOn: true, share: NaN },
  empty: [],
};

const shown = (openLevels: number, ...toggled: string[]) =>
  treeRows(value, openLevels, new Set(toggled)).map(
    ({ level, name, brief, isOpen }) =>
      `${'  '.repeat(level - 1)}${isOpen === null ? '' : isOpen ? '- ' : '+ '}${name} ${brief}`,
  );

describe('the rows of a value', () => {
  it('are its members, closed or open by their level', () => {
    expect(shown(1)).toEqual(['+ bets 3 keys', '+ odd/key 2 keys', 'empty []']);
    expect(shown(2)).toEqual([
      '- bets 3 keys',
      '  number "07"',
      '  slip null',
      '  + rows 2 items',
      '- odd/key 2 keys',
      '  isOn true',
      '  share NaN',
      'empty []',
    ]);
  });

  it('are opened and closed one by one', () => {
    expect(shown(1, '/odd~1key')).toContain('  isOn true');
    expect(shown(2, '/bets')).toEqual([
      '+ bets 3 keys',
      '- odd/key 2 keys',
      '  isOn true',
      '  share NaN',
      'empty []',
    ]);
    expect(shown(2, '/bets/rows', '/bets/rows/1')).toContain('      id 2');
  });

  it('of a long list come in parts, so that thousands are not shown at once', () => {
    const list = { rows: Array.from({ length: 4250 }, (_, id) => ({ id })) };
    const rows = treeRows(list, 3, new Set());
    expect(rows).toHaveLength(1 + 43);
    expect(rows.at(-1)).toMatchObject({ name: '4200 … 4249', isOpen: false });
    const opened = treeRows(list, 3, new Set(['/rows/4200…']));
    expect(opened).toHaveLength(1 + 43 + 50);
    expect(opened.at(-1)).toMatchObject({ name: '4249', brief: '1 key', isOpen: false });
  });

  it('tell of a value without members too, and cut a text that has no end', () => {
    expect(treeRows(undefined, 1, new Set())[0]).toMatchObject({ brief: 'undefined' });
    expect(treeRows({ at: new Date(Number.NaN) }, 1, new Set())).toHaveLength(1);
    expect(treeRows({ text: 'x'.repeat(1e6) }, 1, new Set())[0]?.brief).toHaveLength(2002);
  });

  it('know the row that holds them', () => {
    const rows = treeRows(value, 2, new Set());
    expect(parentRow(rows, 3)).toBe(0);
    expect(parentRow(rows, 6)).toBe(4);
    expect(parentRow(rows, 4)).toBe(4);
  });
});

import { valueItems } from './valueItems';
import type { ValueItem } from './valueItems';

const value = {
  bets: { number: '07', slip: null, rows: [{ id: 1 }, { id: 2 }] },
  'odd/key': { isOn: true, share: NaN },
  empty: [],
};

/** The visible rows: members of closed rows are not. */
function seenOf(whole: unknown, openLevels: number, ...toggled: string[]): ValueItem[] {
  const { items, open } = valueItems(whole, openLevels, new Set(toggled));
  const seen = (item: ValueItem): ValueItem[] =>
    open.includes(item.id) ? [item, ...item.children.flatMap(seen)] : [item];
  return items.flatMap(seen);
}

function textOf(whole: unknown, openLevels: number, ...toggled: string[]): string[] {
  const { open } = valueItems(whole, openLevels, new Set(toggled));
  return seenOf(whole, openLevels, ...toggled).map(({ id, level, name, brief, children }) => {
    const sign = children.length === 0 ? '' : open.includes(id) ? '- ' : '+ ';
    return `${'  '.repeat(level - 1)}${sign}${name} ${brief}`;
  });
}

/** All rows that were created, visible or not. */
function countOf(items: readonly ValueItem[]): number {
  return items.reduce((sum, { children }) => sum + 1 + countOf(children), 0);
}

describe('valueItems', () => {
  it('opens or closes the members of a value by their level', () => {
    expect(textOf(value, 1)).toEqual(['+ bets 3 keys', '+ odd/key 2 keys', 'empty []']);
    expect(textOf(value, 2)).toEqual([
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

  it('opens and closes rows one by one', () => {
    expect(textOf(value, 1, '/odd~1key')).toContain('  isOn true');
    expect(textOf(value, 2, '/bets')).toEqual([
      '+ bets 3 keys',
      '- odd/key 2 keys',
      '  isOn true',
      '  share NaN',
      'empty []',
    ]);
  });

  it('groups a long list, so that thousands of rows are never shown at once', () => {
    const list = { rows: Array.from({ length: 4250 }, (_, id) => ({ id })) };
    const rows = seenOf(list, 3, '/rows');
    expect(rows).toHaveLength(1);
    const parts = seenOf({ rows: list.rows }, 3);
    expect(parts).toHaveLength(1 + 43);
    expect(parts.at(-1)).toMatchObject({ name: '4200 … 4249' });
    const opened = seenOf(list, 3, '/rows/4200…');
    expect(opened).toHaveLength(1 + 43 + 50);
    expect(opened.at(-1)).toMatchObject({ name: '4249', brief: '1 key' });
  });

  it('groups many keys too, and the groups of a huge list again', () => {
    const keys = Object.fromEntries(Array.from({ length: 250 }, (_, key) => [`key${key}`, key]));
    expect(textOf(keys, 1)).toEqual([
      '+ key0 … key99 ',
      '+ key100 … key199 ',
      '+ key200 … key249 ',
    ]);
    const huge = Array.from({ length: 250_000 }, (_, index) => index);
    expect(seenOf(huge, 1)).toHaveLength(25);
    expect(seenOf(huge, 1, '/0…')).toHaveLength(25 + 100);
    expect(seenOf(huge, 1, '/0…', '/0…/100…').slice(2, 4)).toMatchObject([
      { name: '100 … 199' },
      { name: '100', brief: '100' },
    ]);
  });

  it('creates the members of open rows only, however deep a value is', () => {
    let deep: object = {};
    for (let depth = 0; depth < 100_000; depth += 1) deep = { deeper: deep };
    const { items, open } = valueItems(deep, 3, new Set());
    expect(open).toEqual(['/deeper', '/deeper/deeper']);
    expect(countOf(items)).toBe(4);
  });

  it('gives every key of a hostile file its own row', () => {
    const hostile = JSON.parse(
      '{"__proto__": {"polluted": 1}, "": {"": 1}, "a/b": 1, "a": {"b": 2, "": 3}, "0…": [1]}',
    ) as object;
    const ids = seenOf(hostile, 5).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('/__proto__/polluted');
    expect(ids).toContain('/a~1b');
    expect(ids).toContain('/a/b');
  });

  it('shows a value without members, and cuts an endless text or name', () => {
    expect(seenOf(undefined, 1)[0]).toMatchObject({ brief: 'undefined' });
    expect(seenOf({ at: new Date(Number.NaN) }, 1)).toHaveLength(1);
    expect(seenOf({ text: 'x'.repeat(1e6) }, 1)[0]?.brief).toHaveLength(2002);
    expect(seenOf({ ['n'.repeat(1e6)]: 1 }, 1)[0]?.name).toHaveLength(201);
  });
});

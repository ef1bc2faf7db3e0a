import { rowKeys } from './columns';

const keyOf = ({ id }: { id: number }) => id;
const row = (id: number) => ({ id });

describe('the keys of rows', () => {
  it('are different for rows that share an id', () => {
    const keys = rowKeys([row(9), row(8), row(9), row(9)], keyOf);
    expect(new Set(keys).size).toBe(4);
  });

  it('stay with their rows while others come before them', () => {
    const before = rowKeys([row(9), row(8), row(9)], keyOf);
    expect(rowKeys([row(9), row(10), row(9), row(8), row(9)], keyOf).slice(2)).toEqual(before);
  });
});

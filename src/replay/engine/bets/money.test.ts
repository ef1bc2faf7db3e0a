import { explainBalance } from './money';

describe('explainBalance', () => {
  const stake = { key: 'stake', amount: -1000, from: 5 };
  const prizes = Array.from({ length: 30 }, (_, index) => ({
    key: `prize ${index}`,
    amount: 7000,
    from: 0,
  }));

  it('finds a new stake among more amounts than it tries', () => {
    const change = { step: 6, before: 10_000, after: 9000 };
    expect(explainBalance([change], [stake, ...prizes])).toEqual([[stake]]);
  });

  it('takes the oldest of equal amounts that began at once', () => {
    const stakes = Array.from({ length: 30 }, (_, index) => ({ ...stake, key: `line ${index}` }));
    const change = { step: 6, before: 10_000, after: 9000 };
    expect(explainBalance([change], stakes)).toEqual([[stakes[0]]]);
  });
});

import { demandsIn, unprovenDemands } from './provenDemands';

describe('demandsIn', () => {
  it('reads the ids of a test and of the blocks around it', () => {
    expect(demandsIn('[4.2] a draw [3.1, 9.12] loads the bets')).toEqual(['4.2', '3.1', '9.12']);
    expect(demandsIn('a list of [1, 2] and [4.2]')).toEqual([]);
  });
});

describe('unprovenDemands', () => {
  const test = (title: string, hasPassed: boolean) => ({
    file: 'src/domain/money.test.ts',
    title,
    milliseconds: 1,
    hasPassed,
  });

  it('names a demand without a test and one with a test that did not pass', () => {
    const tests = [
      test('[1.1, 1.2] passes', true),
      test('[1.2] is skipped', false),
      test('[2.10] passes', true),
    ];
    expect(unprovenDemands(['1.1', '1.2', '1.3'], tests)).toEqual(['1.2', '1.3']);
  });
});

import { demandsIn, unprovenDemands } from './provenDemands';

/** A title with ids; as a literal the table of the specification would take it for a test. */
const titled = (...ids: string[]) => `[${ids.join(', ')}] does something`;

describe('demandsIn', () => {
  it('reads the ids of a test and of the blocks around it', () => {
    expect(demandsIn(`${titled('4.2')} ${titled('3.1', '10.12')}`)).toEqual([
      '4.2',
      '3.1',
      '10.12',
    ]);
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
      test(titled('1.1', '1.2'), true),
      test(titled('1.2'), false),
      test(titled('1.30'), true),
    ];
    expect(unprovenDemands(['1.1', '1.2', '1.3'], tests)).toEqual(['1.2', '1.3']);
  });
});

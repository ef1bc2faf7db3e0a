import { filterSteps, firstFilter } from './stepFilter';
import { stepsOf } from './steps';

const types = ['bets/digitPressed', 'bets/betRefused', 'game/countdownReceived', 'bets/slipOpened'];
const steps = stepsOf(
  types.map((type) => ({ type })),
  [0, 1, 2, 3],
);
const typesOf = (...[filter, found = null]: [typeof firstFilter, (ReadonlySet<number> | null)?]) =>
  filterSteps(steps, filter, found).map(({ type }) => type);

describe('filterSteps', () => {
  it('hides the countdown at first', () => {
    expect(typesOf(firstFilter)).toEqual([types[0], types[1], types[3]]);
  });

  it('lists what was found, errors alone, and the countdown on demand', () => {
    expect(typesOf(firstFilter, new Set([1, 2, 3]))).toEqual([types[1], types[3]]);
    expect(typesOf({ ...firstFilter, onlyErrors: true }, new Set([1, 3]))).toEqual([types[1]]);
    expect(typesOf({ ...firstFilter, withCountdown: true })).toEqual(types);
  });
});

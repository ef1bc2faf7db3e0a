import { soakTest } from './soak/soakTest';
import { expect } from './support/fixtures';

const plan = {
  hours: 0.25,
  warmUpHours: 0,
  isMemoryMeasured: false,
  leastFaults: 6,
  seed: 7,
};

soakTest('a quarter of an hour of game time with faults loses no bet', plan, ({ bets, lost }) => {
  expect(lost).toBe(0);
  expect(bets).toBeGreaterThan(0);
});

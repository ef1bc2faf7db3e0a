import { expect } from '../support/fixtures';
import { soakTest } from './soakTest';

const seed = Number(process.env['SOAK_SEED'] ?? 7);
const plan = { hours: 6, warmUpHours: 2, isMemoryMeasured: true, leastFaults: 100, seed };

soakTest(
  'six hours of game time with faults lose no bet and leak no memory',
  plan,
  ({ bets, lost, growth }) => {
    expect(bets).toBeGreaterThan(0);
    expect(lost).toBe(0);
    expect(growth.heap).toBeLessThan(0.05);
    expect(growth.listeners).toBeLessThan(20);
  },
);

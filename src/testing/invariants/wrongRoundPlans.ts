import fc from 'fast-check';
import { plain } from '../../../contract/dialects/speak';
import type { Command, RunPlan } from './commands';

const wrongEvent = fc.record({
  kind: fc.constant('wrongEvent' as const),
  what: fc.constantFrom('start', 'calculate', 'calculate', 'result', 'bareCalculate'),
  shift: fc.constantFrom(-1, 1, 2, 3, 4, 1000),
  digits: fc.constant('472'),
});

/** Correct events and faults of the connection between the wrong events. */
const honest: fc.Arbitrary<Command> = fc.constantFrom<Command>(
  { kind: 'round' },
  { kind: 'draw', delivery: 'now' },
  { kind: 'draw', delivery: 'lost' },
  { kind: 'start', delivery: 'now' },
  { kind: 'start', delivery: 'lost' },
  { kind: 'push', delivery: 'now' },
  { kind: 'seconds', count: 6 },
  { kind: 'wait', ms: 2500 },
  { kind: 'outcome', outcome: 'lost' },
  { kind: 'outcome', outcome: 'answered' },
  { kind: 'drop', isNoticed: true },
  { kind: 'restore' },
  { kind: 'reload' },
  { kind: 'reloadLists' },
);

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: wrongEvent },
  { weight: 1, arbitrary: honest },
);

/** Runs in which most events name a round that the server does not play. */
export const wrongRoundPlans: fc.Arbitrary<RunPlan> = fc.record({
  ids: fc.constant('own'),
  dialect: fc.constant(plain),
  idStep: fc.constant(1),
  random: fc.constantFrom(0, 0.5, 0.99),
  steps: fc.array(fc.record({ command, isAtOnce: fc.boolean() }), { minLength: 1, maxLength: 8 }),
});

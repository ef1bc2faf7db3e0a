import fc from 'fast-check';
import { plain } from '../../../contract/dialects/speak';
import type { Move, VisitPlan } from './moves';

const wrongEvent = fc.record({
  kind: fc.constant('rogue' as const),
  what: fc.constantFrom('start', 'calculate', 'calculate', 'result', 'bareCalculate'),
  shift: fc.constantFrom(-1, 1, 2, 3, 4, 1000),
  digits: fc.constant('472'),
});

/** What an honest server and its line do between the wrong events. */
const honest: fc.Arbitrary<Move> = fc.constantFrom<Move>(
  { kind: 'round' },
  { kind: 'draw', delivery: 'now' },
  { kind: 'draw', delivery: 'lost' },
  { kind: 'start', delivery: 'now' },
  { kind: 'start', delivery: 'lost' },
  { kind: 'push', delivery: 'now' },
  { kind: 'seconds', count: 6 },
  { kind: 'wait', ms: 2500 },
  { kind: 'mood', fate: 'lost' },
  { kind: 'mood', fate: 'answered' },
  { kind: 'drop', isNoticed: true },
  { kind: 'restore' },
  { kind: 'reload' },
  { kind: 'ask' },
);

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: wrongEvent },
  { weight: 1, arbitrary: honest },
);

/** Visits in which most events name a round that the server does not play. */
export const wrongRoundVisits: fc.Arbitrary<VisitPlan> = fc.record({
  isNaming: fc.constant(true),
  dialect: fc.constant(plain),
  idStep: fc.constant(1),
  random: fc.constantFrom(0, 0.5, 0.99),
  steps: fc.array(fc.record({ move, isAtOnce: fc.boolean() }), { minLength: 1, maxLength: 8 }),
});

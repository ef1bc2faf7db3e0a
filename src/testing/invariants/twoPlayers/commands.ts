import fc from 'fast-check';
import { callOutcomes } from './accountServer';
import { channelDeliveries } from './channel';

const inTab = { tab: fc.nat({ max: 1 }) };
const asOwner = { ...inTab, owner: fc.nat({ max: 1 }) };
const kind = <Kind extends string>(name: Kind) => ({ kind: fc.constant(name) });

const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ...kind('bet'),
      ...inTab,
      isDouble: fc.boolean(),
      isLate: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ ...kind('signIn'), ...asOwner }) },
  { weight: 3, arbitrary: fc.record({ ...kind('openLink'), ...asOwner }) },
  { weight: 2, arbitrary: fc.record({ ...kind('logout'), ...inTab }) },
  { weight: 1, arbitrary: fc.record(kind('expire')) },
  { weight: 3, arbitrary: fc.record({ ...kind('finishLoading'), ...inTab }) },
  { weight: 2, arbitrary: fc.record({ ...kind('wake'), ...inTab }) },
  { weight: 2, arbitrary: fc.record({ ...kind('reload'), ...inTab }) },
  { weight: 2, arbitrary: fc.record({ ...kind('pushBalance'), ...inTab }) },
  { weight: 2, arbitrary: fc.record(kind('deliver')) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...kind('outcome'),
      outcome: fc.constantFrom('answered' as const, 'answered' as const, ...callOutcomes),
    }),
  },
  { weight: 3, arbitrary: fc.record({ ...kind('answer'), pick: fc.nat({ max: 7 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({ ...kind('wait'), ms: fc.constantFrom(100, 1100, 2500, 16_000) }),
  },
);

export type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

/** A random run of two players in one browser. */
export const sharedPlans = fc.record({
  /** Whether the first player is signed in when the tabs open. */
  isSignedIn: fc.nat({ max: 3 }).map((value) => value > 0),
  delivery: fc.constantFrom(...channelDeliveries),
  commands: fc.array(command, { minLength: 10, maxLength: 24, size: 'max' }),
});

export type SharedPlan = typeof sharedPlans extends fc.Arbitrary<infer One> ? One : never;

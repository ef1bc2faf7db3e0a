import fc from 'fast-check';
import { callOutcomes } from './accountServer';
import { command } from '../commands';
import { channelDeliveries } from './channel';

const inTab = { tab: fc.nat({ max: 1 }) };
const asOwner = { ...inTab, owner: fc.nat({ max: 1 }) };
const anyCommand = fc.oneof(
  command(6, 'bet', { ...inTab, isDouble: fc.boolean(), isLate: fc.boolean() }),
  command(3, 'signIn', asOwner),
  command(3, 'openLink', asOwner),
  command(2, 'logout', inTab),
  command(1, 'expire', {}),
  command(3, 'finishLoading', inTab),
  command(2, 'wake', inTab),
  command(2, 'reload', inTab),
  command(2, 'pushBalance', inTab),
  command(2, 'deliver', {}),
  command(3, 'outcome', {
    outcome: fc.constantFrom('answered' as const, 'answered' as const, ...callOutcomes),
  }),
  command(3, 'answer', { pick: fc.nat({ max: 7 }) }),
  command(4, 'wait', { ms: fc.constantFrom(100, 1100, 2500, 16_000) }),
);

export type Command = typeof anyCommand extends fc.Arbitrary<infer One> ? One : never;

/** A random run of two players in one browser. */
export const sharedPlans = fc.record({
  /** Whether the first player is signed in when the tabs open. */
  isSignedIn: fc.nat({ max: 3 }).map((value) => value > 0),
  delivery: fc.constantFrom(...channelDeliveries),
  commands: fc.array(anyCommand, { minLength: 10, maxLength: 24, size: 'max' }),
});

export type SharedPlan = typeof sharedPlans extends fc.Arbitrary<infer One> ? One : never;

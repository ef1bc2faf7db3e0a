import fc from 'fast-check';
import { dialects, plain } from '../../../contract/dialects/speak';
import { requestOutcomes, stakeOutcomes } from './outcomes';
import { deliveries, roundEvents } from './connection';
import type { BetIds } from './serverGame';

/** Chooses one of what is there. */
const pick = fc.nat({ max: 7 });
const numbers = fc.constantFrom('7', '07', '007');
const isRarely = fc.nat({ max: 3 }).map((value) => value === 0);
const manner = { isHasty: isRarely, isDouble: isRarely };
const stakeOutcome = fc.constantFrom(...stakeOutcomes);
const delivery = fc.constantFrom('now' as const, 'now' as const, 'now' as const, ...deliveries);
const requestOutcome = fc.constantFrom(
  'answered' as const,
  'answered' as const,
  ...requestOutcomes,
);

/** Includes ids that no server sends, older or later than any round of the run. */
const shifts = fc.constantFrom(-40, -10, -2, -1, 0, 1, 2, 3, 4, 10, 1000, 9_000_000_000_000);
const balances = fc.constantFrom<unknown>(
  0,
  500_000,
  '495000.00',
  12.5,
  null,
  undefined,
  NaN,
  'a lot',
  { balance: 1 },
);

/** A kind of command with the values to choose from, and how often it comes compared with the others. */
function command<Kind extends string, Fields = object>(
  weight: number,
  kind: Kind,
  fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> },
) {
  return { weight, arbitrary: fc.record(fields).map((values) => ({ kind, ...values })) };
}

const wrongEventCommand = command(3, 'wrongEvent', {
  what: fc.constantFrom(...roundEvents),
  shift: shifts,
  digits: fc.constantFrom('472', '007'),
});
const wrongEvent = wrongEventCommand.arbitrary;

/** The game and its connection. */
const gameCommand = fc.oneof(
  command(8, 'round', {}),
  command(4, 'push', { delivery }),
  command(4, 'seconds', { count: fc.constantFrom(1, 2, 6) }),
  command(3, 'draw', { delivery }),
  command(3, 'start', { delivery }),
  wrongEventCommand,
  command(1, 'oddPush', { seconds: fc.constantFrom(0, 5, 6, 90) }),
  command(1, 'release', { pick }),
  command(1, 'repeat', { pick }),
  command(1, 'freeze', {}),
  command(1, 'thaw', {}),
  command(1, 'restore', {}),
  command(1, 'drop', { isNoticed: fc.boolean() }),
  command(1, 'network', { isOnline: fc.boolean() }),
);

/** The REST server and the Realtime Database. */
const serverCommand = fc.oneof(
  command(3, 'outcome', { outcome: requestOutcome }),
  command(4, 'answer', { pick }),
  command(2, 'storeLate', {}),
  command(2, 'settlement', { isHeld: fc.boolean() }),
  command(2, 'balance', { value: balances }),
  command(1, 'balanceLine', { isUp: fc.boolean() }),
);

/** The page and the machine. */
const machineCommand = fc.oneof(
  command(3, 'wait', { ms: fc.constantFrom(100, 1000, 2500, 6000, 16_000) }),
  command(1, 'sleep', { ms: fc.constantFrom(2000, 60_000, 3_600_000) }),
  command(1, 'clock', { ms: fc.constantFrom(-3_600_000, -4000, 4000, 3_600_000) }),
  command(2, 'reload', {}),
  command(1, 'room', {
    of: fc.constantFrom('sessionStore' as const, 'localStore' as const),
    room: fc.constantFrom('enough' as const, 'full' as const, 'readOnly' as const),
  }),
  command(1, 'wake', {}),
  command(2, 'hide', { isHidden: fc.boolean() }),
);

/** The player; `bet` covers everything from the digits to submit. */
const playerCommand = fc.oneof(
  command(14, 'bet', {
    number: numbers,
    amount: fc.constantFrom(1000, 5000),
    outcome: stakeOutcome,
    ...manner,
  }),
  command(3, 'open', { number: numbers, isHasty: isRarely }),
  command(3, 'chip', { chip: fc.constantFrom(1000, 5000) }),
  command(1, 'type', { amount: fc.constantFrom(null, 0, 1000) }),
  command(5, 'confirm', { outcome: stakeOutcome, ...manner }),
  command(1, 'move', {}),
  command(1, 'cancel', {}),
  command(1, 'reopen', {}),
  command(1, 'dismiss', {}),
  command(1, 'openLastResult', {}),
  command(1, 'closeReveal', {}),
  command(1, 'reloadLists', {}),
  command(1, 'show', { path: fc.constantFrom('/', '/rule') }),
  command(6, 'signIn', {}),
  command(1, 'logout', {}),
);

const anyCommand = fc.oneof(
  { weight: 7, arbitrary: playerCommand },
  { weight: 4, arbitrary: gameCommand },
  { weight: 2, arbitrary: serverCommand },
  { weight: 2, arbitrary: machineCommand },
);

export type Command = typeof anyCommand extends fc.Arbitrary<infer One> ? One : never;

/** `isAtOnce`: the next command runs before any promise can settle. */
interface Step {
  command: Command;
  isAtOnce: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({ command: anyCommand, isAtOnce: isRarely });

/** Most name a round that the server does not play. */
const stepOfWrongRounds: fc.Arbitrary<Step> = fc.record({
  command: fc.oneof({ weight: 3, arbitrary: wrongEvent }, { weight: 1, arbitrary: gameCommand }),
  isAtOnce: fc.boolean(),
});

/** A random run of one player. */
export const plans = fc.record({
  ids: fc.constantFrom<BetIds>('own', 'own', 'same', 'none'),
  /** The dialect of the server's messages. */
  dialect: fc.constantFrom(plain, ...dialects.values()),
  /** From one round's id to the next. */
  idStep: fc.constantFrom(1, 1, 10),
  /** The page's random source. */
  random: fc.constantFrom(0, 0.5, 0.99),
  steps: fc.oneof(
    { weight: 3, arbitrary: fc.array(step, { minLength: 10, maxLength: 24, size: 'max' }) },
    { weight: 1, arbitrary: fc.array(stepOfWrongRounds, { minLength: 1, maxLength: 8 }) },
  ),
});

export type RunPlan = typeof plans extends fc.Arbitrary<infer One> ? One : never;

import fc from 'fast-check';
import { dialects, plain } from '../../../contract/dialects/speak';
import { isRarely, manner, numbers, pick, stakeOutcome } from './arbitraries';
import { requestOutcomes } from './outcomes';
import { deliveries, roundEvents } from './connection';
import type { BetIds } from './serverBets';
import { ticketCommand } from './ticketCommands';

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

const just = <Kind extends string>(kind: Kind) => fc.constant({ kind });

/** The game and its connection. */
const gameCommand = fc.oneof(
  { weight: 8, arbitrary: just('round') },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('push' as const), delivery }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('seconds' as const),
      count: fc.constantFrom(1, 2, 6),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('draw' as const), delivery }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('start' as const), delivery }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wrongEvent' as const),
      what: fc.constantFrom(...roundEvents),
      shift: shifts,
      digits: fc.constantFrom('472', '007'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('oddPush' as const),
      seconds: fc.constantFrom(0, 5, 6, 90),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('release' as const, 'repeat' as const), pick }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      { kind: 'freeze' as const },
      { kind: 'thaw' as const },
      { kind: 'restore' as const },
      { kind: 'restore' as const },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('drop' as const), isNoticed: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('network' as const), isOnline: fc.boolean() }),
  },
);

/** The REST server and the Realtime Database. */
const serverCommand = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('outcome' as const), outcome: requestOutcome }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer' as const), pick }) },
  { weight: 2, arbitrary: just('storeLate') },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('settlement' as const), isHeld: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('balance' as const), value: balances }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('balanceLine' as const), isUp: fc.boolean() }),
  },
);

/** The page and the machine. */
const machineCommand = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(100, 1000, 2500, 6000, 16_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sleep' as const),
      ms: fc.constantFrom(2000, 60_000, 3_600_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      ms: fc.constantFrom(-3_600_000, -4000, 4000, 3_600_000),
    }),
  },
  { weight: 2, arbitrary: just('reload') },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('room' as const),
      of: fc.constantFrom('sessionStore' as const, 'localStore' as const),
      room: fc.constantFrom('enough' as const, 'full' as const, 'readOnly' as const),
    }),
  },
  { weight: 1, arbitrary: just('wake') },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('hide' as const), isHidden: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('resize' as const), isLow: fc.boolean() }),
  },
);

/** The player; `bet` covers everything from the digits to submit. */
const playerCommand = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      number: numbers,
      amount: fc.constantFrom(1000, 5000),
      outcome: stakeOutcome,
      ...manner,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('open' as const),
      number: numbers,
      isHasty: isRarely,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('chip' as const), chip: fc.constantFrom(1000, 5000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      amount: fc.constantFrom(null, 0, 1000),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('confirm' as const),
      outcome: stakeOutcome,
      ...manner,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      { kind: 'move' as const },
      { kind: 'cancel' as const },
      { kind: 'reopen' as const },
      { kind: 'dismiss' as const },
      { kind: 'dismissMissed' as const },
      { kind: 'openLastResult' as const },
      { kind: 'closeReveal' as const },
      { kind: 'reloadLists' as const },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('show' as const),
      path: fc.constantFrom('/', '/rule'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('limit' as const),
      amount: fc.constantFrom(null, 500, 1000, 5000),
    }),
  },
  { weight: 6, arbitrary: just('signIn') },
  { weight: 1, arbitrary: just('logout') },
);

const anyCommand = fc.oneof(
  { weight: 7, arbitrary: playerCommand },
  { weight: 4, arbitrary: ticketCommand },
  { weight: 4, arbitrary: gameCommand },
  { weight: 2, arbitrary: serverCommand },
  { weight: 2, arbitrary: machineCommand },
);

/** `isAtOnce`: the next command runs before any promise can settle. */
const step = fc.record({ command: anyCommand, isAtOnce: isRarely });

export type Command = typeof anyCommand extends fc.Arbitrary<infer One> ? One : never;

/** A random run of one player. */
export const plans = fc.record({
  ids: fc.constantFrom<BetIds>('own', 'own', 'same', 'none'),
  /** The dialect of the server's messages. */
  dialect: fc.constantFrom(plain, ...dialects.values()),
  /** From one round's id to the next. */
  idStep: fc.constantFrom(1, 1, 10),
  /** The page's random source. */
  random: fc.constantFrom(0, 0.5, 0.99),
  steps: fc.array(step, { minLength: 10, maxLength: 24, size: 'max' }),
});

export type RunPlan = typeof plans extends fc.Arbitrary<infer One> ? One : never;

import fc from 'fast-check';
import { dialects, plain } from '../../../contract/dialects/speak';
import { questionFates, stakeFates } from './fates';
import { deliveries, roundEvents } from './wire';

const delivery = fc.constantFrom('now' as const, 'now' as const, 'now' as const, ...deliveries);
const pick = fc.nat({ max: 7 });
const numbers = fc.constantFrom('7', '07', '007');
const isRarely = fc.nat({ max: 3 }).map((value) => value === 0);
const manner = { isHasty: isRarely, isDouble: isRarely };
const questionFate = fc.constantFrom('answered' as const, 'answered' as const, ...questionFates);
const stakeFate = fc.constantFrom('answered' as const, 'held' as const, ...stakeFates);

/** Among them what no server sends, and what is older or further than any round of the visit. */
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

/** What the game and its line do. */
const gameMove = fc.oneof(
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
      kind: fc.constant('rogue' as const),
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

/** What the REST server and the database of balances do. */
const serverMove = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('mood' as const), fate: questionFate }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer' as const), pick }) },
  { weight: 2, arbitrary: just('storeLate') },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('balance' as const), value: balances }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('balanceLine' as const), isUp: fc.boolean() }),
  },
);

/** What happens to the page and the machine. */
const machineMove = fc.oneof(
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
  { weight: 1, arbitrary: just('wake') },
);

/** What the player does; `bet` is the whole way from the digits to the press. */
const playerMove = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      number: numbers,
      amount: fc.constantFrom(1000, 5000),
      fate: stakeFate,
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
    arbitrary: fc.record({ kind: fc.constant('confirm' as const), fate: stakeFate, ...manner }),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      { kind: 'move' as const },
      { kind: 'cancel' as const },
      { kind: 'reopen' as const },
      { kind: 'dismiss' as const },
      { kind: 'ask' as const },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('visit' as const),
      path: fc.constantFrom('/', '/rule'),
    }),
  },
  { weight: 6, arbitrary: just('signIn') },
  { weight: 1, arbitrary: just('logout') },
);

const anyMove = fc.oneof(
  { weight: 7, arbitrary: playerMove },
  { weight: 4, arbitrary: gameMove },
  { weight: 2, arbitrary: serverMove },
  { weight: 2, arbitrary: machineMove },
);

/** One thing that happens; `isAtOnce`: the next one happens before anything else could run. */
const step = fc.record({ move: anyMove, isAtOnce: isRarely });

export type Move = typeof anyMove extends fc.Arbitrary<infer One> ? One : never;

/** One visit of a player. */
export const visits = fc.record({
  /** Whether the server's bets have ids. */
  isNaming: fc.nat({ max: 3 }).map((value) => value > 0),
  /** How the server writes what it says. */
  dialect: fc.constantFrom(plain, ...dialects.values()),
  /** From one round's id to the next. */
  idStep: fc.constantFrom(1, 1, 10),
  /** The page's random source. */
  random: fc.constantFrom(0, 0.5, 0.99),
  steps: fc.array(step, { minLength: 10, maxLength: 24, size: 'max' }),
});

export type VisitPlan = typeof visits extends fc.Arbitrary<infer One> ? One : never;

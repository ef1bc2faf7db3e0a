import fc from 'fast-check';
import { requestOutcomes, stakeOutcomes } from './outcomes';
import { countdownFrame, deliveries, roundEvents } from './connection';
import { betsEvents } from '../../features/bets/betsSlice';
import { gameEvents } from '../../features/game/gameSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { homeReloadRequested } from '../../store/appEvents';
import type { Page } from './page';
import type { Run } from './run';
import { shiftWallClock } from './virtualTime';
import type { BetIds } from './serverGame';

/** Chooses one of what is there. */
const pick = fc.nat({ max: 7 });
const numbers = fc.constantFrom('7', '07', '007');
const isRarely = fc.nat({ max: 3 }).map((value) => value === 0);
const manner = { isHasty: isRarely, isDouble: isRarely };
const stakeOutcome = fc.constantFrom(...stakeOutcomes);
const delivery = fc.constantFrom('now' as const, 'now' as const, 'now' as const, ...deliveries);
/** `requestOutcomes` has `answered` too. */
const requestOutcome = fc.constantFrom(
  ...(['answered', 'answered', 'held', 'stale'] as const),
  ...requestOutcomes,
);

/** Includes ids that no server sends, older or later than any round of the run. */
const shifts = fc.constantFrom(-40, -10, -2, -1, 0, 1, 2, 3, 4, 10, 1000, 9_000_000_000_000);
const balances = fc.constantFrom<unknown>(0, 500_000, '495000.00', 12.5, null, 'a lot');

const handlers: Record<string, (run: Run, values: never) => unknown> = {};

/** A kind of command: how often it comes compared with the others, the values to choose from, what it does. */
function command<Fields extends object>(
  weight: number,
  kind: string,
  fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> },
  handler: (run: Run, values: Fields) => unknown,
) {
  handlers[kind] = handler;
  return { weight, arbitrary: fc.record(fields).map((values) => ({ kind, values })) };
}

interface Command {
  kind: string;
  values: object;
}

/** Lets a command happen. */
export async function perform(run: Run, { kind, values }: Command): Promise<void> {
  await handlers[kind]?.(run, values as never);
}

const wrongEvent = command(
  3,
  'wrongEvent',
  { what: fc.constantFrom(...roundEvents), shift: shifts, digits: fc.constantFrom('472', '007') },
  (run, { what, shift, digits }) => run.sendWrongEvent(what, run.server.roundId + shift, digits),
);

/** The game and its connection. */
const gameCommand = fc.oneof(
  command(8, 'round', {}, (run) => {
    run.server.setRequestOutcome('answered');
    run.page.connection.restore();
    run.page.services.page.setOnline(true);
    run.startRound();
  }),
  command(4, 'push', { delivery }, (run, { delivery }) => run.sendPush(delivery)),
  command(4, 'seconds', { count: fc.constantFrom(1, 2, 6) }, (run, { count }) =>
    run.playSeconds(count),
  ),
  command(3, 'draw', { delivery }, (run, { delivery }) => {
    if (run.server.isDrawing) return;
    run.server.draw();
    run.sendDraw(delivery);
  }),
  command(3, 'start', { delivery }, (run, { delivery }) => run.startRound(delivery)),
  wrongEvent,
  command(1, 'oddPush', { seconds: fc.constantFrom(0, 5, 6, 90) }, (run, { seconds }) =>
    run.page.connection.send(countdownFrame(seconds), 'now'),
  ),
  command(1, 'release', { pick }, (run, { pick }) => run.page.connection.release(pick)),
  command(2, 'repeat', { pick }, (run, { pick }) => run.page.connection.repeat(pick)),
  command(1, 'restore', {}, (run) => run.page.connection.restore()),
  command(1, 'drop', { isNoticed: fc.boolean() }, (run, { isNoticed }) =>
    run.page.connection.drop(isNoticed),
  ),
  command(1, 'network', { isOnline: fc.boolean() }, (run, { isOnline }) =>
    run.page.services.page.setOnline(isOnline),
  ),
);

/** The REST server and the Realtime Database. */
const serverCommand = fc.oneof(
  command(3, 'outcome', { outcome: requestOutcome }, ({ server }, { outcome }) =>
    server.setRequestOutcome(outcome),
  ),
  command(4, 'answer', { pick }, ({ server: { held } }, { pick }) =>
    held.splice(pick % Math.max(1, held.length), 1)[0]?.(),
  ),
  command(6, 'storeLate', {}, ({ server }) => server.storeLate()),
  command(2, 'settlement', { isHeld: fc.boolean() }, ({ server }, { isHeld }) =>
    server.engine.holdSettlement(isHeld),
  ),
  command(2, 'balance', { value: balances }, ({ server, page }, { value }) => {
    if (Number.isFinite(Number(value)) && value !== null) server.changeBalance(Number(value));
    else page.pushBalance(value);
  }),
  command(1, 'balanceLine', { isUp: fc.boolean() }, ({ page }, { isUp }) =>
    page.setBalanceConnected(isUp),
  ),
);

/** The page and the machine. */
const machineCommand = fc.oneof(
  command(3, 'wait', { ms: fc.constantFrom(100, 1000, 2500, 6000, 16_000) }, (run, { ms }) =>
    run.wait(ms),
  ),
  command(1, 'sleep', { ms: fc.constantFrom(2000, 60_000, 3_600_000) }, ({ page }, { ms }) => {
    shiftWallClock(ms);
    page.services.page.wake();
  }),
  command(1, 'clock', { ms: fc.constantFrom(-3_600_000, -4000, 4000, 3_600_000) }, (_, { ms }) =>
    shiftWallClock(ms),
  ),
  command(2, 'reload', {}, (run) => run.reload()),
  command(
    1,
    'room',
    {
      of: fc.constantFrom('sessionStore' as const, 'localStore' as const),
      room: fc.constantFrom('enough' as const, 'full' as const, 'readOnly' as const),
    },
    (run, { of, room }) => run.setRoom(of, room),
  ),
  command(1, 'wake', {}, ({ page }) => page.services.page.wake()),
  command(2, 'hide', { isHidden: fc.boolean() }, ({ page: { services } }, { isHidden }) => {
    services.page.setHidden(isHidden);
    if (!isHidden) services.page.wake();
  }),
);

/** A command that only a signed-in player can give. */
const signedIn = (weight: number, kind: string, handler: (page: Page) => unknown) =>
  command(weight, kind, {}, ({ page }) => page.isSignedIn && handler(page));

/** The player; `bet` covers everything from the digits to submit. */
const playerCommand = fc.oneof(
  command(
    14,
    'bet',
    { number: numbers, amount: fc.constantFrom(1000, 5000), outcome: stakeOutcome, ...manner },
    ({ page: { player }, server }, { number, amount, outcome, ...how }) => {
      player.open(number, how.isHasty);
      player.type(amount);
      server.planStake(outcome);
      player.confirm(how);
    },
  ),
  command(3, 'open', { number: numbers, isHasty: isRarely }, ({ page }, { number, isHasty }) =>
    page.player.open(number, isHasty),
  ),
  command(4, 'type', { amount: fc.constantFrom(null, 0, 1000, 5000) }, ({ page }, { amount }) =>
    page.player.type(amount),
  ),
  command(
    5,
    'confirm',
    { outcome: stakeOutcome, ...manner },
    ({ page, server }, { outcome, ...how }) => {
      server.planStake(outcome);
      page.player.confirm(how);
    },
  ),
  command(1, 'move', {}, ({ page }) => page.player.move()),
  command(1, 'cancel', {}, ({ page }) => page.store.dispatch(betsEvents.slipClosed())),
  command(1, 'reopen', {}, ({ page }) => page.player.reopen()),
  command(1, 'dismiss', {}, ({ page }) => page.player.dismiss()),
  command(1, 'closeReveal', {}, ({ page }) => page.store.dispatch(gameEvents.revealClosed())),
  signedIn(1, 'reloadLists', ({ store }) => store.dispatch(homeReloadRequested())),
  command(1, 'show', { path: fc.constantFrom('/', '/rule') }, ({ page }, { path }) => {
    if (page.isSignedIn) page.show(path);
  }),
  command(6, 'signIn', {}, (run) => (run.page.isSignedIn ? undefined : run.reload())),
  signedIn(1, 'logout', ({ store }) => store.dispatch(sessionEvents.logoutRequested())),
);

const anyCommand = fc.oneof(
  { weight: 7, arbitrary: playerCommand },
  { weight: 4, arbitrary: gameCommand },
  { weight: 2, arbitrary: serverCommand },
  { weight: 2, arbitrary: machineCommand },
);

/** `isAtOnce`: the next command runs before any promise can settle. */
interface Step {
  command: Command;
  isAtOnce: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({ command: anyCommand, isAtOnce: isRarely });

/** Most name a round that the server does not play. */
const stepOfWrongRounds: fc.Arbitrary<Step> = fc.record({
  command: fc.oneof(wrongEvent, { weight: 1, arbitrary: gameCommand }),
  isAtOnce: fc.boolean(),
});

/** A random run of one player. */
export const plans = fc.record({
  ids: fc.constantFrom<BetIds>('own', 'own', 'same', 'none'),
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

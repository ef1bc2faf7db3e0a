import { homeReloadRequested } from '../../api/apiEvents';
import { sessionEvents } from '../../features/session/sessionSlice';
import type { Move } from './moves';
import { setWallClockBy } from './time';
import type { Visit } from './visit';

type Doing<One> = (move: One) => Promise<void> | void;

/** What each kind of move does. */
export type Doings = { [Kind in Move['kind']]: Doing<Extract<Move, { kind: Kind }>> };

/** The moves of one visit. */
export function doingsOf(visit: Visit): Doings {
  return { ...gameDoings(visit), ...serverDoings(visit), ...playerDoings(visit) };
}

function gameDoings(visit: Visit) {
  const wire = () => visit.page.wire;
  return {
    push: ({ delivery }) => visit.sendPush(delivery),
    seconds: ({ count }) => visit.playSeconds(count),
    draw({ delivery }) {
      if (visit.server.rounds.isDrawing) return;
      visit.server.draw();
      visit.sendDraw(delivery);
    },
    start({ delivery }) {
      visit.server.rounds.start();
      visit.sendStart(delivery);
      visit.sendPush(delivery);
    },
    round() {
      visit.server.setMood('answered');
      visit.server.rounds.start();
      wire().restore();
      visit.page.services.page.setOnline(true);
      visit.sendStart('now');
      visit.sendPush('now');
    },
    rogue: ({ what, shift, digits }) =>
      visit.sendRogue(what, visit.server.rounds.id + shift, digits),
    oddPush: ({ seconds }) => wire().send({ kind: 'countdown', secondsLeft: seconds }, 'now'),
    release: ({ pick }) => wire().release(pick),
    repeat: ({ pick }) => wire().repeat(pick),
    freeze: () => wire().freeze(),
    thaw: () => wire().thaw(),
    restore: () => wire().restore(),
    drop: ({ isNoticed }) => wire().drop(isNoticed),
  } satisfies Partial<Doings>;
}

function serverDoings(visit: Visit) {
  const { server } = visit;
  const services = () => visit.page.services;
  return {
    mood({ fate }) {
      server.setMood(fate);
    },
    answer: ({ pick }) => server.held.splice(pick % Math.max(1, server.held.length), 1)[0]?.(),
    storeLate: () => server.bets.storeLate(),
    balance: ({ value }) => visit.page.pushBalance(value),
    balanceLine: ({ isUp }) => services().balances.setConnected(isUp),
    network: ({ isOnline }) => services().page.setOnline(isOnline),
    wait: ({ ms }) => visit.wait(ms),
    sleep({ ms }) {
      setWallClockBy(ms);
      services().page.wake();
    },
    clock: ({ ms }) => setWallClockBy(ms),
    wake: () => services().page.wake(),
    reload: () => visit.reload(),
  } satisfies Partial<Doings>;
}

function playerDoings(visit: Visit) {
  const player = () => visit.page.player;
  const whileSignedIn = (action: () => void) => {
    if (visit.page.isSignedIn) action();
  };
  return {
    bet({ number, amount, fate, ...manner }) {
      player().open(number, manner.isHasty);
      player().type(amount);
      visit.server.stakeFate = fate;
      player().confirm(manner);
    },
    open: ({ number, isHasty }) => player().open(number, isHasty),
    chip: ({ chip }) => player().addChip(chip),
    type: ({ amount }) => player().type(amount),
    confirm({ fate, ...manner }) {
      visit.server.stakeFate = fate;
      player().confirm(manner);
    },
    move: () => player().move(),
    cancel: () => player().cancel(),
    reopen: () => player().reopen(),
    dismiss: () => player().dismiss(),
    ask: () => whileSignedIn(() => visit.page.store.dispatch(homeReloadRequested())),
    visit: ({ path }) => whileSignedIn(() => visit.page.show(path)),
    signIn: () => (visit.page.isSignedIn ? undefined : visit.reload()),
    logout: () => whileSignedIn(() => visit.page.store.dispatch(sessionEvents.logoutRequested())),
  } satisfies Partial<Doings>;
}

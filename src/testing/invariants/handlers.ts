import { homeReloadRequested } from '../../store/appEvents';
import { sessionEvents } from '../../features/session/sessionSlice';
import type { Command } from './commands';
import { shiftWallClock } from './virtualTime';
import type { Run } from './run';

type Handler<One> = (command: One) => Promise<void> | void;

/** The handler of each kind of command. */
export type Handlers = { [Kind in Command['kind']]: Handler<Extract<Command, { kind: Kind }>> };

export function createHandlers(run: Run): Handlers {
  return {
    ...gameHandlers(run),
    ...serverHandlers(run),
    ...playerHandlers(run),
  };
}

function gameHandlers(run: Run) {
  const connection = () => run.page.connection;
  return {
    push: ({ delivery }) => run.sendPush(delivery),
    seconds: ({ count }) => run.playSeconds(count),
    draw({ delivery }) {
      if (run.server.isDrawing) return;
      run.server.draw();
      run.sendDraw(delivery);
    },
    start({ delivery }) {
      run.server.start();
      run.sendStart(delivery);
      run.sendPush(delivery);
    },
    round() {
      run.server.setRequestOutcome('answered');
      run.server.start();
      connection().restore();
      run.page.services.page.setOnline(true);
      run.sendStart('now');
      run.sendPush('now');
    },
    wrongEvent: ({ what, shift, digits }) =>
      run.sendWrongEvent(what, run.server.roundId + shift, digits),
    oddPush: ({ seconds }) => connection().send({ kind: 'countdown', secondsLeft: seconds }, 'now'),
    release: ({ pick }) => connection().release(pick),
    repeat: ({ pick }) => connection().repeat(pick),
    freeze: () => connection().freeze(),
    thaw: () => connection().thaw(),
    restore: () => connection().restore(),
    drop: ({ isNoticed }) => connection().drop(isNoticed),
  } satisfies Partial<Handlers>;
}

function serverHandlers(run: Run) {
  const { server } = run;
  const services = () => run.page.services;
  return {
    outcome({ outcome }) {
      server.setRequestOutcome(outcome);
    },
    answer: ({ pick }) => server.held.splice(pick % Math.max(1, server.held.length), 1)[0]?.(),
    storeLate: () => server.storeLate(),
    settlement: ({ isHeld }) => server.engine.holdSettlement(isHeld),
    balance({ value }) {
      if (Number.isFinite(Number(value)) && value !== null) server.changeBalance(Number(value));
      else run.page.pushBalance(value);
    },
    balanceLine: ({ isUp }) => run.page.setBalanceConnected(isUp),
    network: ({ isOnline }) => services().page.setOnline(isOnline),
    wait: ({ ms }) => run.wait(ms),
    sleep({ ms }) {
      shiftWallClock(ms);
      services().page.wake();
    },
    clock: ({ ms }) => shiftWallClock(ms),
    wake: () => services().page.wake(),
    hide({ isHidden }) {
      services().page.setHidden(isHidden);
      if (!isHidden) services().page.wake();
    },
    reload: () => run.reload(),
    room: ({ of, room }) => run.setRoom(of, room),
  } satisfies Partial<Handlers>;
}

function playerHandlers(run: Run) {
  const player = () => run.page.player;
  const whileSignedIn = (action: () => void) => {
    if (run.page.isSignedIn) action();
  };
  return {
    bet({ number, amount, outcome, ...manner }) {
      player().open(number, manner.isHasty);
      player().type(amount);
      run.server.planStake(outcome);
      player().confirm(manner);
    },
    open: ({ number, isHasty }) => player().open(number, isHasty),
    chip: ({ chip }) => player().addChip(chip),
    type: ({ amount }) => player().type(amount),
    confirm({ outcome, ...manner }) {
      run.server.planStake(outcome);
      player().confirm(manner);
    },
    move: () => player().move(),
    cancel: () => player().cancel(),
    reopen: () => player().reopen(),
    dismiss: () => player().dismiss(),
    openLastResult: () => whileSignedIn(() => player().openLastResult()),
    closeReveal: () => player().closeReveal(),
    reloadLists: () => whileSignedIn(() => run.page.store.dispatch(homeReloadRequested())),
    show: ({ path }) => whileSignedIn(() => run.page.show(path)),
    signIn: () => (run.page.isSignedIn ? undefined : run.reload()),
    logout: () => whileSignedIn(() => run.page.store.dispatch(sessionEvents.logoutRequested())),
  } satisfies Partial<Handlers>;
}

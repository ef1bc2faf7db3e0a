import type { Action } from '@reduxjs/toolkit';
import type { Dialect } from '../../../contract/dialects/speak';
import { appStarted } from '../../app/appEvents';
import { locationChanged } from '../../app/navigation/navigationSlice';
import { makeStore } from '../../app/store';
import { rootReducer } from '../../app/rootReducer';
import type { RootState } from '../../app/rootReducer';
import type { Stake } from '../../features/bets/betsApi';
import { betsEvents } from '../../features/bets/betsSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { gameApi } from '../../features/game/gameApi';
import { virtualClock } from './time';
import type { KeyValueStore } from '../../lib/keyValueStore';
import { makeTestServices } from '../makeTestServices';
import { isToldAsPlaced, problemOfState } from './checkInvariants';
import { Player } from './player';
import { ResultWatch } from './resultWatch';
import type { ServerModel } from './serverModel';
import { Wire } from './wire';

const closedAtSeconds = 5;

export interface PageOptions {
  server: ServerModel;
  dialect: Dialect;
  /** What the tab remembers. */
  sessionStore: KeyValueStore;
  random(): number;
  /** A logout takes away the receipt of a stake that was told as placed. */
  onForgotten(stake: Stake): void;
  onProblem(problem: string): void;
}

/** One page from its load to its end: the app's own store and listeners, a line, a player. */
export class Page {
  readonly services;
  readonly store;
  readonly wire;
  readonly player;
  readonly sentBalances = new Set<number>();

  constructor(private readonly options: PageOptions) {
    const { sessionStore, random } = options;
    const made = makeTestServices({ random, go: (to) => this.show(to) });
    this.services = { ...made, sessionStore, clock: virtualClock() };
    this.store = makeStore(this.services);
    const now = () => this.services.clock.now();
    this.wire = new Wire(this.services.broadcasts, now, options.dialect);
    this.player = new Player(this.store, now, () => this.reasonToBeClosed());
    this.watch();
    this.store.dispatch(appStarted());
    this.show('/');
  }

  show(pathname: string): void {
    this.store.dispatch(locationChanged({ pathname, search: '' }));
  }

  /** The database sends a balance; one that can be read may be shown from then on. */
  pushBalance(value: unknown): void {
    const read = typeof value === 'string' ? Number(value) : value;
    if (typeof read === 'number' && Number.isFinite(read)) this.sentBalances.add(read);
    this.services.balances.push(value);
  }

  get isSignedIn(): boolean {
    return this.store.getState().session.player !== null;
  }

  /** Whether nothing is left to wait for. */
  isAtRest(): boolean {
    const { bets, game } = this.store.getState();
    const isDecided = bets.receipts.every(
      ({ state }) => state !== 'checking' && state !== 'sending',
    );
    return isDecided && game.connection.status === 'open' && game.connection.isRoundSynced;
  }

  /** Looks at the state after each action; subscribers would be told of several at once. */
  private watch(): void {
    const { server, onProblem } = this.options;
    const truth = { server, sentBalances: this.sentBalances };
    const results = new ResultWatch(() => this.services.clock.now());
    this.store.replaceReducer((before, action) => {
      const state = rootReducer(before, action);
      this.noteAnswer(action);
      if (before && sessionEvents.loggedOut.match(action)) this.noteLogout(before);
      if (betsEvents.slipReopened.match(action) && state.bets.slip !== before?.bets.slip) {
        this.player.noteReopened(state.bets.slip?.roundId ?? 0);
      }
      const problem =
        before && before !== state
          ? (problemOfState(state, before, truth) ?? results.problemAfter(action, state, before))
          : null;
      if (problem !== null) onProblem(problem);
      return state;
    });
  }

  private noteLogout({ session, bets }: RootState): void {
    if (session.player === null) return;
    for (const { stake } of bets.receipts.filter(isToldAsPlaced)) this.options.onForgotten(stake);
  }

  /** An answer to GET results counts for a line where it was asked for on it. */
  private noteAnswer(action: Action): void {
    const { told } = this.wire;
    const { matchPending, matchFulfilled } = gameApi.endpoints.getResults;
    if (matchPending(action)) told.question = told.isOpen ? action.meta.requestId : null;
    else if (matchFulfilled(action) && action.meta.requestId === told.question) {
      told.isSynced = true;
    }
  }

  /** Why betting must be closed by what the page was told from outside; null where it need not. */
  private reasonToBeClosed(): string | null {
    const { told } = this.wire;
    const now = this.services.clock.now();
    if (!told.isOpen) return 'the line is down';
    if (!told.isSynced) return 'nothing has told what the line missed';
    const isOver = told.closesAt === null || told.closesAt - now <= closedAtSeconds * 1000;
    return isOver ? 'the last push says closed' : null;
  }
}

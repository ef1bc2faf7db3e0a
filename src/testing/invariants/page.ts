import type { Action } from '@reduxjs/toolkit';
import { appStarted } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import { makeStore } from '../../app/store';
import { allListeners } from '../allListeners';
import { rootReducer } from '../../app/rootReducer';
import type { Stake } from '../../domain/bet';
import { betsEvents } from '../../features/bets/betsSlice';
import { gameApi } from '../../features/game/gameApi';
import { virtualClock } from './virtualTime';
import type { KeyValueStore } from '../../platform/keyValueStore';
import { makeTestServices } from '../makeTestServices';
import { problemOfState } from './checkInvariants';
import { Player } from './player';
import type { ServerModel } from './serverModel';
import { FlakyConnection } from './connection';

const closedAtSeconds = 5;

export interface PageOptions {
  server: ServerModel;
  /** The tab's session storage. */
  sessionStore: KeyValueStore;
  /** The browser's local storage. */
  localStore: KeyValueStore;
  random(): number;
  /** Whether the page may know nothing of a press for this stake. */
  isForgotten(stake: Stake): boolean;
  onProblem(problem: string): void;
}

/** One loaded page: the real store and listeners, a flaky connection and a player. */
export class Page {
  readonly services;
  readonly store;
  readonly connection;
  readonly player;
  readonly sentBalances = new Set<number>();
  /** What the database could not send; null while it is connected. */
  private heldBalance: { value?: unknown } | null = null;

  constructor(private readonly options: PageOptions) {
    const { sessionStore, localStore, random } = options;
    const made = makeTestServices({
      random,
      go: (to) => this.show(to),
    });
    this.services = { ...made, sessionStore, localStore, clock: virtualClock() };
    this.store = makeStore(this.services, allListeners(this.services));
    const now = () => this.services.clock.now();
    this.connection = new FlakyConnection(this.services.broadcasts, now);
    this.player = new Player(this.store, now, () => this.reasonToBeClosed());
    this.watch();
    this.store.dispatch(appStarted());
    this.show('/');
  }

  show(pathname: string): void {
    this.store.dispatch(locationChanged({ pathname, search: '' }));
  }

  /** The newest value waits until the database is connected again. */
  setBalanceConnected(isConnected: boolean): void {
    this.services.balances.setConnected(isConnected);
    const { heldBalance } = this;
    this.heldBalance = isConnected ? null : (heldBalance ?? {});
    if (isConnected && heldBalance && 'value' in heldBalance) this.pushBalance(heldBalance.value);
  }

  /** The database sends a balance; the page may show it if it is a number. */
  pushBalance(value: unknown): void {
    if (this.heldBalance) {
      this.heldBalance = { value };
      return;
    }
    const read = typeof value === 'string' ? Number(value) : value;
    if (typeof read === 'number' && Number.isFinite(read)) this.sentBalances.add(read);
    this.services.balances.push(value);
  }

  get isSignedIn(): boolean {
    return this.store.getState().session.player !== null;
  }

  /** Whether all stakes are decided and the round is synchronised. */
  isSettled(): boolean {
    const { bets, game, connection } = this.store.getState();
    const isDecided = bets.receipts.every(
      ({ state }) => state !== 'checking' && state !== 'sending',
    );
    return isDecided && connection.status === 'open' && game.sync.isSynced;
  }

  /** Checks the state after each action; a subscriber would miss states. */
  private watch(): void {
    const { server, isForgotten, onProblem } = this.options;
    const known = { server, isForgotten, sentBalances: this.sentBalances };
    this.store.replaceReducer((before, action) => {
      const state = rootReducer(before, action);
      this.observeResults(action);
      if (betsEvents.slipReopened.match(action) && state.bets.slip !== before?.bets.slip) {
        this.player.noteReopened(state.bets.slip?.roundId ?? 0);
      }
      const problem = before && before !== state ? problemOfState(state, before, known) : null;
      if (problem !== null) onProblem(problem);
      return state;
    });
  }

  /** A response to GET results counts only for the connection on which it was requested. */
  private observeResults(action: Action): void {
    const { observed } = this.connection;
    const { matchPending, matchFulfilled } = gameApi.endpoints.getResults;
    if (matchPending(action))
      observed.resultsRequestId = observed.isOpen ? action.meta.requestId : null;
    else if (matchFulfilled(action) && action.meta.requestId === observed.resultsRequestId) {
      observed.isSynced = true;
    }
  }

  /** Why betting must be closed by what the page has received; null if it may be open. */
  private reasonToBeClosed(): string | null {
    const { observed } = this.connection;
    const now = this.services.clock.now();
    if (!observed.isOpen) return 'the connection is down';
    if (!observed.isSynced) return 'the round is not synchronised';
    const isOver = observed.closesAt === null || observed.closesAt - now <= closedAtSeconds * 1000;
    return isOver ? 'the last countdown says closed' : null;
  }
}

import type { Dispatch } from '@reduxjs/toolkit';
import { Game } from '../../../sandbox/engine/game';
import { odds } from '../../../sandbox/engine/payouts';
import type { Bet as StoredBet, GameEvent } from '../../../sandbox/engine/types';
import { drawNumber } from '../../../sandbox/engine/random';
import { betTypeOf } from '../../domain/drawnNumber';
import { betsEvents } from '../../features/bets/betsSlice';
import type { Bet, Stake } from '../../domain/bet';
import { broadcast } from '../../features/connection/broadcasts';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { gameEvents } from '../../features/game/gameSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { gateDecided } from '../../features/maintenance/maintenanceSlice';
import { appStarted } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import type { fakeClock } from '../fakePorts';
import { queryAnswers } from '../queryAnswers';
import type { Listing } from '../queryAnswers';
import { seededRandom } from '../seededRandom';

const lengths = { roundSeconds: 60, drawSeconds: 20 };
/** A round's whole length, with its draw. */
export const roundSeconds = lengths.roundSeconds + lengths.drawSeconds;
export const firstRound = 240_001;
const userId = 1001;
const player = { userId: String(userId), username: 'sophea', currency: 'KHR' };
/** The server keeps as many results and bets in its lists. */
const listedResults = 100;
const listedBets = 60;
/** How long the answer to a stake takes, in milliseconds. */
const answerMs = 120;

/** What goes wrong in a round. A part that returns true replaces what usually happens. */
export interface Fault {
  /** In place of the player's stake. */
  stake?(visit: Visit, stake: Stake): void;
  /** At a second of the round: 0 is its start, 60 its draw. */
  second?(visit: Visit, second: number): unknown;
  /** An event of the server. */
  event?(visit: Visit, event: GameEvent): unknown;
}

/** A player who sits at the game: dispatches what the app does, over the engine of the sandbox. */
export class Visit {
  readonly game: Game;
  readonly calls: ReturnType<typeof queryAnswers>;
  readonly random: () => number;
  /** The balance reaches the page; what the server changes in the meantime comes later. */
  isBalanceWatched = true;
  isOver = false;
  /** What the server makes of the rows of the bets before it sends them. */
  editRow: (row: Bet) => Bet | readonly Bet[] = (row) => row;
  /** What the server adds to the true balance, in riel. */
  balanceError = 0;
  private second = 0;
  private shownBalance = NaN;
  private stakes = 0;
  private readonly knownRows = new WeakMap<StoredBet, Bet>();

  constructor(
    readonly dispatch: Dispatch,
    readonly clock: ReturnType<typeof fakeClock>,
    seed = 1,
    private readonly faults: ReadonlyMap<number, Fault> = new Map(),
  ) {
    this.random = seededRandom(seed);
    const earlier = Array.from(
      { length: listedResults },
      (_, at) => firstRound - listedResults + at,
    );
    const results = earlier.map((roundId) => {
      const createdAt = clock.now() - (firstRound - roundId) * roundSeconds * 1000;
      return [roundId, { roundId, number: drawNumber(this.random), createdAt }] as const;
    });
    this.game = new Game(
      {
        firstRoundId: firstRound,
        ledger: { balances: new Map([[userId, 5_000_000]]), bets: [], house: 0 },
        results: new Map(results),
        random: this.random,
      },
      lengths,
      clock.now,
    );
    this.calls = queryAnswers(dispatch, clock.now);
    dispatch(appStarted());
    dispatch(gateDecided({ isClosed: false }));
    dispatch(sessionEvents.signedIn(player));
    dispatch(locationChanged({ pathname: '/', search: '' }));
    dispatch(connectionEvents.opened({ at: clock.now() }));
    this.fetch('getResults');
    this.fetch('getBets');
    this.pushBalance();
    this.game.listen((event) => {
      if (this.fault?.event?.(this, event) !== true) this.tell(event);
    });
    this.game.open();
  }

  get roundId(): number {
    return this.game.round.id;
  }

  playHours(hours: number): void {
    for (let seconds = hours * 3600; seconds > 0 && !this.isOver; seconds -= 1) this.passSecond();
  }

  /** The list as the server has it now. */
  fetch(name: Listing): void {
    this.calls.beginQuery(name).fulfill(name === 'getBets' ? this.rows() : this.results());
  }

  pushBalance(): void {
    const balance = (this.game.balanceOf(userId) ?? 0) + this.balanceError;
    if (!this.isBalanceWatched || balance === this.shownBalance) return;
    this.shownBalance = balance;
    this.dispatch(sessionEvents.balanceReceived({ balance }));
  }

  /** The press and the request of a stake; returns its receipt and its call. */
  send(stake: Stake) {
    this.stakes += 1;
    const receiptId = `receipt-${this.stakes}`;
    this.dispatch(betsEvents.betSubmitted(stake));
    this.dispatch(betsEvents.betSent({ receiptId, userId: player.userId, stake, baseline: [] }));
    return { receiptId, call: this.calls.beginStake(stake) };
  }

  /** The server stores a stake of any sender. */
  store(stake: Stake): Bet {
    const stored = this.game.placeBet(userId, stake);
    if (typeof stored === 'string') throw new Error(stored);
    return this.rowOf(stored);
  }

  /** A stake that the server takes. */
  place(stake: Stake): void {
    const { receiptId, call } = this.send(stake);
    const bet = this.store(stake);
    this.clock.advance(answerMs);
    const message = 'Bet placed';
    call.fulfill({ message, bet });
    this.calls.putBetFirst(bet);
    const callTime = { ms: answerMs, isUnanswered: false };
    this.dispatch(betsEvents.betAccepted({ receiptId, callTime, bet, message }));
    this.pushBalance();
    this.fetch('getBets');
  }

  private get fault(): Fault | undefined {
    return this.faults.get(this.roundId);
  }

  private passSecond(): void {
    // Pushes are up to 60 ms early or late, as on a real connection.
    this.clock.advance(940 + Math.floor(120 * this.random()));
    this.game.tick();
    this.second = this.game.round.secondsLeft === lengths.roundSeconds ? 0 : this.second + 1;
    if (this.fault?.second?.(this, this.second) === true) return;
    const { second, dispatch } = this;
    if (second === 0) this.fetch('getResults');
    if (second === 20) this.fillAndStake();
    if ([62, 64, 66].includes(second)) dispatch(gameEvents.digitRevealed());
    if (second === 63) this.fetch('getBets');
    if (second === 71) dispatch(gameEvents.revealClosed());
  }

  /** What the page hears of an event. */
  private tell(event: GameEvent): void {
    const receivedAt = this.clock.now();
    const { dispatch } = this;
    if (event.type === 'roundStarted') {
      dispatch(broadcast.roundStarted({ roundId: event.roundId, receivedAt }));
    } else if (event.type === 'countedDown') {
      dispatch(broadcast.countdownReceived({ secondsLeft: event.secondsLeft, receivedAt }));
    } else if (event.type === 'roundDrawn') {
      const { roundId, number: digits } = event.result;
      dispatch(broadcast.resultReceived({ roundId, digits, receivedAt }));
    } else if (this.second >= lengths.roundSeconds - 1) this.pushBalance();
  }

  /** Three of four rounds have a stake; one with a fault always. */
  private fillAndStake(): void {
    const { dispatch, roundId, random, fault } = this;
    const isIdle = random() < 0.25;
    const number = drawNumber(random).slice(0, 1 + Math.floor(3 * random()));
    const stake = { roundId, number, amount: 1000 * (1 + Math.floor(9 * random())) };
    if (isIdle && !fault) return;
    for (const digit of number) {
      this.clock.advance(60);
      dispatch(betsEvents.digitPressed({ digit }));
    }
    dispatch(betsEvents.slipOpened({ roundId, number }));
    dispatch(betsEvents.slipAmountChanged({ amount: stake.amount }));
    if (fault?.stake) fault.stake(this, stake);
    else this.place(stake);
    dispatch(betsEvents.slipClosed());
    dispatch(betsEvents.numberCleared());
  }

  private rows(): Bet[] {
    const newest = this.game.ledger.bets.slice(-listedBets).reverse();
    return newest.flatMap((bet) => this.editRow(this.rowOf(bet)));
  }

  /** The same row for the same bet, as RTK Query shares what a list leaves as it was. */
  private rowOf(stored: StoredBet): Bet {
    const row = this.knownRows.get(stored) ?? this.newRowOf(stored);
    this.knownRows.set(stored, row);
    return row;
  }

  private newRowOf({ id, roundId, number, amount, createdAt, winLose }: StoredBet): Bet {
    const type = betTypeOf(number);
    const drawnDigits = this.game.resultOf(roundId)?.number ?? null;
    return {
      id,
      roundId,
      number,
      type,
      amount,
      odds: type && odds[type],
      createdAt: new Date(createdAt).toISOString().replace('Z', '000Z'),
      winLose,
      drawnDigits: winLose === null ? null : drawnDigits,
      isSettled: winLose !== null,
    };
  }

  private results() {
    return this.game.latestResults(listedResults).map(({ roundId, number, createdAt }) => ({
      roundId,
      createdAt: new Date(createdAt).toISOString().replace('Z', '000Z'),
      digits: number,
    }));
  }
}

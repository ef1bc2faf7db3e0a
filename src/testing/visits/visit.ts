import type { Dispatch } from '@reduxjs/toolkit';
import { betsEvents } from '../../features/bets/betsSlice';
import type { Stake } from '../../domain/bet';
import { broadcast } from '../../features/connection/broadcasts';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { gameEvents } from '../../features/game/gameSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { appStarted } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import type { fakeClock } from '../fakePorts';
import { queryAnswers } from '../queryAnswers';
import type { Listing } from '../queryAnswers';
import { seededRandom } from '../seededRandom';
import { VisitServer, digitsOf } from './visitServer';

export const roundSeconds = 80;
const openSeconds = 60;
export const firstRound = 240_001;
const player = { userId: '1001', username: 'sophea', currency: 'KHR' };

/** What a fault changes in its round; each is told the round and leaves the rest as usual. */
export interface Fault {
  /** In place of the player's stake. */
  stake?(visit: Visit, stake: Stake): void;
  /** At a second of the round, in place of what happens then; false lets that happen as well. */
  second?(visit: Visit, second: number): boolean;
}

/** A player who sits at the game: dispatches what the app does, over a server whose figures agree. */
export class Visit {
  readonly server: VisitServer;
  readonly calls: ReturnType<typeof queryAnswers>;
  readonly random: () => number;
  roundId = firstRound - 1;
  /** The balance reaches the page; what the server changes meanwhile comes later. */
  isBalanceWatched = true;
  isOver = false;
  private second = 0;
  private shownBalance = NaN;
  private nextDigits: string | null = null;
  private stakes = 0;

  constructor(
    readonly dispatch: Dispatch,
    readonly clock: ReturnType<typeof fakeClock>,
    seed = 1,
    private readonly faults: ReadonlyMap<number, Fault> = new Map(),
  ) {
    this.random = seededRandom(seed);
    this.server = new VisitServer(clock.now, firstRound, this.random);
    this.calls = queryAnswers(dispatch, clock.now);
    dispatch(appStarted());
    dispatch(sessionEvents.signedIn(player));
    dispatch(locationChanged({ pathname: '/', search: '' }));
    dispatch(connectionEvents.opened({ at: clock.now() }));
    this.fetch('getResults');
    this.fetch('getBets');
    this.pushBalance();
  }

  playHours(hours: number): void {
    for (let seconds = hours * 3600; seconds > 0 && !this.isOver; seconds -= 1) this.passSecond();
  }

  /** The list as the server has it now. */
  fetch(name: Listing): void {
    this.calls.beginQuery(name).fulfill(this.server.list(name));
  }

  /** The server sends a list of so many settled bets of one earlier round. */
  receiveList(count: number): void {
    const roundId = firstRound - 1;
    for (let index = 0; index < count; index += 1) this.server.place(roundId, '1', 1000, count);
    this.server.settle(roundId);
    this.fetch('getBets');
  }

  pushBalance(): void {
    const { balance } = this.server;
    if (!this.isBalanceWatched || balance === this.shownBalance) return;
    this.shownBalance = balance;
    this.dispatch(sessionEvents.balanceReceived({ balance }));
  }

  /** The number of this round's draw, where a fault needs one. */
  willDraw(digits: string): void {
    this.nextDigits = digits;
  }

  /** The press and the request of a stake; returns its receipt and its call. */
  send(stake: Stake) {
    this.stakes += 1;
    const receiptId = `receipt-${this.stakes}`;
    this.dispatch(betsEvents.betSubmitted(stake));
    const { userId } = player;
    this.dispatch(betsEvents.betSent({ receiptId, userId, stake, baseline: [] }));
    return { receiptId, call: this.calls.beginStake(stake) };
  }

  /** A stake that the server takes. */
  place(stake: Stake): void {
    const { receiptId, call } = this.send(stake);
    const { roundId, number, amount } = stake;
    const bet = this.server.place(roundId, number, amount);
    this.clock.advance(120);
    call.fulfill({ message: 'Bet placed', bet });
    this.calls.putBetFirst(bet);
    this.dispatch(
      betsEvents.betAccepted({
        receiptId,
        callTime: { ms: 120, isUnanswered: false },
        bet,
        message: 'Bet placed',
      }),
    );
  }

  private passSecond(): void {
    // Pushes are up to 60 ms early or late, as on a real connection.
    this.clock.advance(940 + Math.floor(120 * this.random()));
    const { second } = this;
    this.second = (second + 1) % roundSeconds;
    if (second === 0) this.roundId += 1;
    const fault = this.faults.get(this.roundId);
    if (fault?.second?.(this, second) !== true) this.happen(second, fault);
  }

  private happen(second: number, fault: Fault | undefined): void {
    const { dispatch, server, roundId, clock } = this;
    const receivedAt = clock.now();
    if (second === 0) {
      dispatch(broadcast.roundStarted({ roundId, receivedAt }));
      this.fetch('getResults');
    }
    if (second <= openSeconds) {
      dispatch(broadcast.countdownReceived({ secondsLeft: openSeconds - second, receivedAt }));
    }
    if (second === 20) this.fillAndStake(fault);
    if (second === 22) this.pushBalance();
    if (second === openSeconds + 1) this.announceDraw();
    if ([63, 65, 67].includes(second)) dispatch(gameEvents.digitRevealed());
    if (second === 64) {
      server.settle(roundId);
      this.fetch('getBets');
    }
    if (second === 66) this.pushBalance();
    if (second === 72) dispatch(gameEvents.revealClosed());
  }

  private announceDraw(): void {
    const { roundId } = this;
    const digits = this.nextDigits ?? digitsOf(this.random);
    this.nextDigits = null;
    this.server.draw(roundId, digits);
    this.dispatch(broadcast.resultReceived({ roundId, digits, receivedAt: this.clock.now() }));
  }

  /** Three of four rounds have a stake; one with a fault always. */
  private fillAndStake(fault: Fault | undefined): void {
    const { dispatch, roundId, random } = this;
    const isIdle = random() < 0.25;
    const number = digitsOf(random).slice(0, 1 + Math.floor(3 * random()));
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
}

import { checkBet, type BetRefusal, type BetRequest } from './betRules';
import { settle, stake, withBalance, withBets, type Ledger } from './ledger';
import { drawNumber, type Random } from './random';
import { drawnRound, oneSecondLater, startedRound, type Round, type RoundLengths } from './round';
import type { Bet, BetLimits, GameEvent, RoundResult } from './types';

/** The initial state of a game: money, bets and results from before its first round. */
export interface GameSeed {
  readonly firstRoundId: number;
  readonly ledger: Ledger;
  readonly results: ReadonlyMap<number, RoundResult>;
  readonly random: Random;
}

const defaultLimits: BetLimits = { minBet: 1000, maxBet: 1_000_000 };

type NewBet = Omit<Bet, 'id'>;

const isOpen = ({ winLose }: Bet) => winLose === null;
const hasKey = (key: string) => (bet: Bet) => bet.key === key;
const isRequestOf = (bet: Bet, { roundId, number, amount }: BetRequest) =>
  bet.roundId === roundId && bet.number === number && bet.amount === amount;

/**
 * The state of the one table that all players share, advanced second by second.
 * It owns no timer: `tick` is one game second. Every step is synchronous, so parallel requests
 * of a player can't spend the same riel twice.
 */
export class Game {
  private state!: { ledger: Ledger; round: Round; limits: BetLimits; nextBetId: number };
  private results = new Map<number, RoundResult>();
  private random!: Random;
  private forcedNumber: string | null = null;
  private isSettlementHeld = false;
  private readonly listeners = new Set<(event: GameEvent) => void>();

  constructor(
    seed: GameSeed,
    private readonly lengths: RoundLengths,
    private readonly now: () => number,
    private readonly idStep = 1,
  ) {
    this.restore(seed);
  }

  get ledger(): Ledger {
    return this.state.ledger;
  }

  get round(): Round {
    return this.state.round;
  }

  get limits(): BetLimits {
    return this.state.limits;
  }

  set limits(limits: BetLimits) {
    this.state.limits = limits;
  }

  /** Calls the listener synchronously with each event. @returns unsubscribes it */
  listen(listener: (event: GameEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Emits the current round; called once when the transports are up. */
  open(): void {
    this.announceRound();
  }

  /** Restores a seed and starts its first round. */
  reset(seed: GameSeed): void {
    this.restore(seed);
    this.announceRound();
    for (const userId of this.ledger.balances.keys()) this.emit({ type: 'balanceChanged', userId });
  }

  /** One game second. */
  tick(): void {
    this.state.round = oneSecondLater(this.round);
    if (this.round.phase === 'betting') this.countDownTo(this.round.secondsLeft);
    else if (this.round.secondsLeft === 0) this.startNextRound();
  }

  /** Sets the seconds to the draw; while drawing, the next round starts first. 0 draws. */
  countDownTo(secondsLeft: number): void {
    if (this.round.phase === 'drawing') this.startNextRound();
    this.state.round = { ...this.round, secondsLeft };
    this.emit({ type: 'countedDown', secondsLeft });
    if (secondsLeft === 0) this.draw();
  }

  /** Draws now; does nothing between a draw and the next round. */
  finishRound(): void {
    if (this.round.phase === 'betting') this.countDownTo(0);
  }

  /** Starts the next round now; draws the current one first if it has not been drawn. */
  startRound(): void {
    this.finishRound();
    this.startNextRound();
  }

  /** The number of the next draw, three digits; null makes it random again. */
  forceNextNumber(number: string | null): void {
    this.forcedNumber = number;
  }

  /** While it is held, a draw settles no bet; the end settles those of every drawn round. */
  holdSettlement(isHeld: boolean): void {
    this.isSettlementHeld = isHeld;
    if (isHeld) return;
    const open = new Set(this.ledger.bets.filter(isOpen).map((bet) => bet.roundId));
    for (const roundId of open) {
      const result = this.resultOf(roundId);
      if (result) this.settleRound(result);
    }
  }

  /**
   * Deducts the stake from the balance, or changes nothing and returns the rule that refuses it.
   * @param key one that has stored a bet stores no other: the same request returns that bet
   */
  placeBet(userId: number, request: BetRequest, key?: string): Bet | BetRefusal {
    const stored = key === undefined ? undefined : this.betsOf(userId).find(hasKey(key));
    if (stored) return isRequestOf(stored, request) ? stored : 'keyReused';
    const checked = checkBet(request, this.round, this.limits, this.balanceOf(userId) ?? 0);
    if (typeof checked === 'string') return checked;
    const [bet] = this.numbered([
      { ...checked, userId, createdAt: this.now(), winLose: null, key },
    ]);
    this.state.ledger = stake(this.ledger, bet);
    this.emit({ type: 'balanceChanged', userId });
    return bet;
  }

  /** Adds bets without checks or payment, for tests of long lists. */
  addBets(bets: readonly [NewBet, ...NewBet[]]): void {
    this.state.ledger = withBets(this.ledger, this.numbered(bets));
  }

  /** Sets a balance in riel, for tests; the house takes the difference. */
  setBalance(userId: number, balance: number): void {
    this.state.ledger = withBalance(this.ledger, userId, balance);
    this.emit({ type: 'balanceChanged', userId });
  }

  /** In riel; undefined for an unknown user. */
  balanceOf(userId: number): number | undefined {
    return this.ledger.balances.get(userId);
  }

  /** Newest first. */
  betsOf(userId: number): Bet[] {
    return this.ledger.bets.filter((bet) => bet.userId === userId).reverse();
  }

  /** Undefined for a round that was not drawn or is not in the history. */
  resultOf(roundId: number): RoundResult | undefined {
    return this.results.get(roundId);
  }

  /** Newest first, at most `count`. */
  latestResults(count: number): RoundResult[] {
    return [...this.results.values()].sort((a, b) => b.roundId - a.roundId).slice(0, count);
  }

  private draw(): void {
    const { id } = this.round;
    const number = this.forcedNumber ?? drawNumber(this.random);
    this.forcedNumber = null;
    const result = { roundId: id, number, createdAt: this.now() };
    this.results.set(id, result);
    this.state.round = drawnRound(this.round, this.lengths);
    const announce = () => this.emit({ type: 'roundDrawn', result });
    if (this.isSettlementHeld) announce();
    else this.settleRound(result, announce);
  }

  /** @param announce what comes between the settlement and the new balances */
  private settleRound({ roundId, number }: RoundResult, announce = () => {}): void {
    const players = new Set(this.ledger.bets.filter(isOpen).map((bet) => bet.userId));
    this.state.ledger = settle(this.ledger, roundId, number);
    announce();
    for (const userId of players) this.emit({ type: 'balanceChanged', userId });
  }

  private startNextRound(): void {
    this.state.round = startedRound(this.round.id + this.idStep, this.lengths);
    this.announceRound();
  }

  private announceRound(): void {
    this.emit({ type: 'roundStarted', roundId: this.round.id });
    this.emit({ type: 'countedDown', secondsLeft: this.round.secondsLeft });
  }

  private numbered(bets: readonly [NewBet, ...NewBet[]]): [Bet, ...Bet[]] {
    const [first, ...rest] = bets;
    const number = (bet: NewBet): Bet => ({ ...bet, id: this.state.nextBetId++ });
    return [number(first), ...rest.map(number)];
  }

  private restore(seed: GameSeed): void {
    const nextBetId = seed.ledger.bets.reduce((max, bet) => Math.max(max, bet.id), 0) + 1;
    const round = startedRound(seed.firstRoundId, this.lengths);
    this.state = { ledger: seed.ledger, round, limits: defaultLimits, nextBetId };
    this.results = new Map(seed.results);
    this.random = seed.random;
    this.forcedNumber = null;
    this.isSettlementHeld = false;
  }

  private emit(event: GameEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}

import { Game } from '../../sandbox/engine/game';
import type { Bet as StoredBet } from '../../sandbox/engine/types';
import type { Stake } from '../domain/bet';

const userId = 1001;
export const firstRound = 50;
const firstBalance = 1_000_000;
const startedAt = Date.parse('2026-11-20T07:00:00Z');

/** The game of the sandbox with one player, and what a page could know of that player's bets. Money in riel. */
export class PlayersGame {
  readonly engine: Game;
  /** Called with the difference when the balance changes. */
  onBalance: (change: number) => void = () => undefined;
  /** Taken in, not stored yet. */
  private late: StoredBet[] = [];
  /** Keys of bets that the response to their press hides: a second one, or that of a refused press. */
  private readonly hidden = new Set<string | undefined>();
  /** Keys of bets that the server had taken in when a list came, and that the list lacked or did not show readably. */
  protected readonly unseen = new Set<string | undefined>();
  private knownBalance = firstBalance;
  private seconds = 0;
  private presses = 0;

  /** @param idStep from one round's id to the next */
  constructor(private readonly idStep = 1) {
    // Stamps follow the order of bets and draws, whatever the page's clock says.
    const now = () => startedAt + 1000 * (this.seconds += 1);
    const drawn = [3, 2, 1].map((back) => firstRound - back * idStep);
    const results = drawn.map((id) => ({ roundId: id, number: digitsOf(id), createdAt: now() }));
    const balances = new Map([[userId, firstBalance]]);
    this.engine = new Game(
      {
        firstRoundId: firstRound,
        ledger: { balances, bets: [], house: 0 },
        results: new Map(results.map((result) => [result.roundId, result])),
        random: () => 0,
      },
      { roundSeconds: 60, drawSeconds: 1 },
      now,
      idStep,
    );
    this.engine.listen(({ type }) => {
      if (type !== 'balanceChanged') return;
      const balance = this.engine.balanceOf(userId) ?? 0;
      const change = balance - this.knownBalance;
      this.knownBalance = balance;
      if (change !== 0) this.onBalance(change);
    });
  }

  /** Newest first. */
  get bets(): readonly StoredBet[] {
    return this.engine.betsOf(userId);
  }

  get isDrawing(): boolean {
    return this.engine.round.phase === 'drawing';
  }

  /** Stored or still to be stored. */
  private get takenIn(): readonly StoredBet[] {
    return [...this.late, ...this.bets];
  }

  /** Stores the stake of a press, if the round takes bets. */
  store(stake: Stake): StoredBet | null {
    const bet = this.engine.placeBet(userId, stake, String((this.presses += 1)));
    return typeof bet === 'string' ? null : bet;
  }

  /** The same, and the response will not tell of this bet. */
  storeHidden(stake: Stake): StoredBet | null {
    const bet = this.store(stake);
    if (bet) this.hide(bet);
    return bet;
  }

  hide({ key }: Pick<StoredBet, 'key'>): void {
    this.hidden.add(key);
  }

  /** Takes in a stake that {@link storeLate} stores, the oldest first. */
  postpone(stake: Stake): void {
    const key = String((this.presses += 1));
    this.late.push({ id: 0, userId, ...stake, createdAt: 0, winLose: null, key });
  }

  storeLate(count = this.late.length): void {
    for (const { amount, ...bet } of this.late.splice(0, count)) {
      const createdAt = startedAt + 1000 * (this.seconds += 1);
      this.engine.addBets([{ ...bet, amount, createdAt }]);
      this.engine.setBalance(userId, (this.engine.balanceOf(userId) ?? 0) - amount);
    }
  }

  /** Two bets of an earlier round, which lost. */
  protected storeOld(roundId: number): void {
    for (const number of ['7', '8']) {
      const createdAt = startedAt + 1000 * (this.seconds += 1);
      const bet = { userId, roundId, number, amount: 1000, createdAt, winLose: -1000 };
      this.engine.addBets([bet]);
    }
  }

  /** Draws the round, unless it is drawn, and settles its bets. */
  draw(): void {
    this.engine.forceNextNumber(digitsOf(this.engine.round.id));
    this.engine.finishRound();
  }

  /** Starts the next round; a last one without a draw is drawn silently. */
  start(): void {
    this.draw();
    this.engine.startRound();
  }

  /** Whether there ever was this round. */
  hasStarted(roundId: number): boolean {
    const after = roundId - firstRound;
    return after >= 0 && roundId <= this.engine.round.id && after % this.idStep === 0;
  }

  /** The bets for this stake. */
  equalBets(stake: StakeLike): readonly StoredBet[] {
    return this.bets.filter((bet) => keyOf(bet) === keyOf(stake));
  }

  countOf(stake: StakeLike): number {
    return this.equalBets(stake).length;
  }

  /** Whether a bet for this stake is settled. */
  isSettled(stake: StakeLike): boolean {
    return this.equalBets(stake).some(({ winLose }) => winLose !== null);
  }

  /** A list of bets has come to the page, which shows these rows readably. */
  noteList(readable: readonly StoredBet[]): void {
    const shown = new Set(readable.map(({ key }) => key));
    for (const bet of this.takenIn) if (!shown.has(bet.key)) this.unseen.add(bet.key);
  }

  /** How many bets of a stake neither an answer nor the list that ended the search may have told of. */
  untoldCount(stake: Stake): number {
    const equal = this.takenIn.filter((bet) => keyOf(bet) === keyOf(stake));
    const [hidden, unseen] = [this.hidden, this.unseen].map(
      (keys) => equal.filter(({ key }) => keys.has(key)).length,
    );
    return Math.min(hidden ?? 0, unseen ?? 0);
  }
}

/** A stake, or a bet whose fields may be unreadable. */
type StakeLike = { [Field in keyof Stake]: Stake[Field] | null };

/** Identifies equal stakes. */
export function keyOf({ roundId, number, amount }: StakeLike): string {
  return `${roundId}/${number}/${amount}`;
}

/** The drawn digits of a round, always the same. */
export function digitsOf(roundId: number): string {
  return String((roundId * 37) % 1000).padStart(3, '0');
}

import { betRow, resultRow } from '../../../sandbox/rest/rows';
import type { Bet as StoredBet } from '../../../sandbox/engine/types';
import type { Stake } from '../../domain/bet';
import { PlayersGame, firstRound } from '../playersGame';

/** Which ids the server gives its bets; with the same for all they name nothing. */
export type BetIds = 'own' | 'same' | 'none';

const roundMs = 60_000;

/** The game by the wall clock, and its bets and results as the server sends them. */
export class ServerGame extends PlayersGame {
  /** The first round has begun half a minute ago. */
  private closesAt = Date.now() + roundMs / 2;

  constructor(
    protected readonly ids: BetIds,
    idStep: number,
  ) {
    super(idStep);
    if (ids === 'same') this.storeOld(firstRound - idStep);
  }

  /** The round that is played or drawn. */
  get roundId(): number {
    return this.engine.round.id;
  }

  /** The seconds of the countdown event. */
  secondsLeft(): number {
    return this.isDrawing ? 0 : Math.max(0, Math.ceil((this.closesAt - Date.now()) / 1000));
  }

  override start(): void {
    super.start();
    this.closesAt = Date.now() + roundMs;
  }

  override store(stake: Stake): StoredBet | null {
    // The engine draws at 0.
    if (!this.isDrawing) this.engine.countDownTo(Math.max(1, this.secondsLeft()));
    return super.store(stake);
  }

  /** Whether a stake may name this round: it has started, or a list of results implied that it was next. */
  hasNamed(roundId: number): boolean {
    return this.hasStarted(roundId) || this.engine.resultOf(roundId - 1) !== undefined;
  }

  protected results() {
    return this.engine.latestResults(3).map(resultRow);
  }

  /** A bet as the server sends it. */
  protected row(bet: StoredBet) {
    const { id, ...row } = betRow(bet, this.engine.resultOf(bet.roundId));
    return { ...(this.ids !== 'none' && { id: this.ids === 'own' ? id : 7 }), ...row };
  }
}

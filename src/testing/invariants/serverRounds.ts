import { usualStep } from '../../features/game/roundState';
import { resultRow } from './serverBets';

const firstRound = 50;
const roundMs = 60_000;

/** The server's rounds and their draws. */
export class ServerRounds {
  /** The current round. */
  id = firstRound;
  isDrawing = false;
  /** Every round that has started. */
  private readonly startedIds = new Set([firstRound]);
  /** Newest first. */
  private readonly drawnIds: number[];
  /** The round that an event called drawn while it still took stakes. */
  private wronglyDrawnId: number | null = null;
  private closesAt = Date.now() + roundMs / 2;

  /** @param idStep from one round's id to the next */
  constructor(private readonly idStep: number) {
    this.drawnIds = [1, 2, 3].map((back) => firstRound - back * idStep);
  }

  /** The seconds of the countdown event. */
  secondsLeft(): number {
    return this.isDrawing ? 0 : Math.max(0, Math.ceil((this.closesAt - Date.now()) / 1000));
  }

  /** Draws the current round. */
  draw(): void {
    this.isDrawing = true;
    this.drawnIds.unshift(this.id);
  }

  /** Starts the next round. */
  start(): void {
    // Without a draw before it, the last round is drawn silently.
    if (!this.isDrawing) this.drawnIds.unshift(this.id);
    this.id += this.idStep;
    this.startedIds.add(this.id);
    this.isDrawing = false;
    this.closesAt = Date.now() + roundMs;
  }

  /** An event says that the round is drawn; a page believes it of the round that is played. */
  noteWrongCalculate(roundId: number): void {
    if (roundId === this.id) this.wronglyDrawnId = roundId;
  }

  /** Whether the round was drawn, or the server said so. */
  isOver(roundId: number): boolean {
    if (roundId === this.wronglyDrawnId) return true;
    return roundId < this.id || (roundId === this.id && this.isDrawing);
  }

  /** Whether the round is not among the next few. */
  isOutOfReach(roundId: number): boolean {
    return roundId > this.id + usualStep * this.idStep;
  }

  /** Whether there ever was this round. */
  hasStarted(roundId: number): boolean {
    return this.startedIds.has(roundId);
  }

  /** Whether a stake may name this round: it has started, or a list of results implied that it was next. */
  hasNamed(roundId: number): boolean {
    return this.drawnIds.includes(roundId - 1) || this.hasStarted(roundId);
  }

  /** Whether the server takes stakes for this round now. */
  isOpenFor(roundId: number): boolean {
    return roundId === this.id && this.secondsLeft() > 0;
  }

  /** The last three results as the server sends them, newest first. */
  results() {
    return this.drawnIds.slice(0, 3).map(resultRow);
  }
}

import { usualStep } from '../../features/game/roundState';
import { resultRow } from './serverRows';

const firstRound = 50;
const roundMs = 60_000;

/** The rounds of the server, one after the other, and what is drawn in them. */
export class ServerRounds {
  /** The present round. */
  id = firstRound;
  isDrawing = false;
  /** Every round that has begun. */
  private readonly startedIds = new Set([firstRound]);
  /** Newest first. */
  private readonly drawnIds: number[];
  private closesAt = Date.now() + roundMs / 2;

  /** @param idStep from one round's id to the next */
  constructor(private readonly idStep: number) {
    this.drawnIds = [1, 2, 3].map((back) => firstRound - back * idStep);
  }

  /** Seconds left as the broadcaster tells them. */
  secondsLeft(): number {
    return this.isDrawing ? 0 : Math.max(0, Math.ceil((this.closesAt - Date.now()) / 1000));
  }

  /** The present round is drawn. */
  draw(): void {
    this.isDrawing = true;
    this.drawnIds.unshift(this.id);
  }

  /** The next round begins. */
  start(): void {
    // A round that begins without a draw before it: nobody heard of that one.
    if (!this.isDrawing) this.drawnIds.unshift(this.id);
    this.id += this.idStep;
    this.startedIds.add(this.id);
    this.isDrawing = false;
    this.closesAt = Date.now() + roundMs;
  }

  /** Whether the round was drawn. */
  isOver(roundId: number): boolean {
    return roundId < this.id || (roundId === this.id && this.isDrawing);
  }

  /** Whether an event named a round that is not among the next few. */
  isOutOfReach(roundId: number): boolean {
    return roundId > this.id + usualStep * this.idStep;
  }

  /** Whether a stake may name this round: it has begun, or the results tell that it is next. */
  hasNamed(roundId: number): boolean {
    const isConcluded = this.idStep === 1 && roundId === (this.drawnIds[0] ?? 0) + 1;
    return isConcluded || this.startedIds.has(roundId);
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

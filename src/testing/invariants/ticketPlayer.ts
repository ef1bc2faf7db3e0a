import type { AppStore } from '../../app/store';
import type { Stake } from '../../features/bets/betsApi';
import {
  selectCanAddToTicket,
  selectIsOtherRound,
  selectSendableLines,
} from '../../features/bets/ticket/ticketSelectors';
import { selectIsTicketOpen, ticketEvents } from '../../features/bets/ticket/ticketSlice';
import type { TicketLine } from '../../features/bets/ticket/ticket';
import {
  addNumbers,
  addToTicket,
  closeTicket,
  confirmTicket,
  openTicket,
} from '../../features/bets/ticket/ticketThunks';
import type { PressManner } from './player';

/** `isStale`: on the screen of the press before. */
export interface TicketManner extends PressManner {
  isStale: boolean;
}

/** Uses the ticket of one page. */
export class TicketPlayer {
  /** What the screen showed at the last press. */
  private last: { roundId: number; lines: TicketLine[] } | null = null;

  /** @param reasonToHold why the screen forbids to send a stake; null if it does not */
  constructor(
    private readonly store: AppStore,
    private readonly reasonToHold: (stake: Stake) => string | null,
  ) {}

  /** Chooses numbers in the ticket. */
  fill(numbers: readonly string[], amount: number): void {
    const roundId = this.state.game.round.id;
    if (roundId === null || !this.isUsable() || !selectCanAddToTicket(this.state)) return;
    this.store.dispatch(
      addNumbers(
        roundId,
        numbers.map((number) => ({ number, amount })),
      ),
    );
  }

  /** Adds the stake of the open slip. */
  addSlip(): void {
    const { slip } = this.state.bets;
    if (slip === null || slip.receiptId !== null || !slip.amount) return;
    const { roundId, number, amount } = slip;
    if (this.isSignedIn && selectCanAddToTicket(this.state))
      this.store.dispatch(addToTicket({ roundId, number, amount }));
  }

  /** Changes the amount of the first line that is not placed, or of all. */
  edit(amount: number, isAll: boolean): void {
    if (!this.isUsable()) return;
    const lineIds = this.lines.slice(0, isAll ? undefined : 1).map(({ id }) => id);
    this.store.dispatch(ticketEvents.amountChosen({ lineIds, amount }));
  }

  /** Takes a line out that is not placed. */
  remove(pick: number): void {
    const line = this.isUsable() && this.lines[pick % Math.max(1, this.lines.length)];
    if (line) this.store.dispatch(ticketEvents.lineRemoved({ lineId: line.id }));
  }

  /** Presses "Move to #N" if the lines are of another round. */
  move(): void {
    const roundId = this.state.game.round.id;
    if (roundId === null || !this.isUsable() || !selectIsOtherRound(this.state)) return;
    this.store.dispatch(ticketEvents.movedToRound({ roundId }));
  }

  stop(): void {
    if (selectIsTicketOpen(this.state)) this.store.dispatch(ticketEvents.stopPressed());
  }

  close(): void {
    if (selectIsTicketOpen(this.state)) this.store.dispatch(closeTicket());
  }

  /** Presses the button that confirms the lines; a hasty player even if the screen forbids it. */
  confirm({ isHasty, isDouble, isStale }: TicketManner): void {
    const { roundId } = this.state.ticket;
    const { last } = this;
    if (roundId === null || !this.isUsable()) return;
    const shown = { roundId, lines: this.lines };
    this.last = shown;
    const { lines } = shown;
    const isForbidden = lines.every((line) => this.reasonToHold({ ...line, roundId }) !== null);
    if (lines.length === 0 || (isForbidden && !isHasty)) return;
    const pressed = isStale && last !== null ? last : shown;
    for (let presses = isDouble ? 2 : 1; presses > 0; presses -= 1)
      this.store.dispatch(confirmTicket(pressed.roundId, pressed.lines));
  }

  /** Opens the dialog if nothing covers it. */
  private isUsable(): boolean {
    if (!this.isSignedIn || this.state.bets.slip !== null || this.state.game.reveal !== null)
      return false;
    if (!selectIsTicketOpen(this.state)) this.store.dispatch(openTicket());
    return true;
  }

  private get lines(): TicketLine[] {
    return selectSendableLines(this.state);
  }

  private get isSignedIn(): boolean {
    return this.state.session.player !== null;
  }

  private get state() {
    return this.store.getState();
  }
}

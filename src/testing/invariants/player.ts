import type { AppStore } from '../../app/store';
import { isSameStake } from '../../features/receipts/betKeys';
import type { Stake } from '../../domain/bet';
import { betsEvents, selectIsSending } from '../../features/bets/betsSlice';
import { canBetAgain, isOpen } from '../../features/receipts/receipt';
import type { Receipt } from '../../features/receipts/receipt';
import { isBettingOpen } from '../../features/game/gameSelectors';

/** One intended press of submit, even if it was pressed twice. */
export interface Press {
  stake: Stake;
  /** Why it must not send a stake; null if it may. */
  reason: string | null;
  isSent: boolean;
}

/** `isHasty`: even if the screen forbids it. `isDouble`: twice. */
export interface PressManner {
  isHasty: boolean;
  isDouble: boolean;
}

/** Uses the screens of one page and records what they showed. */
export class Player {
  readonly presses: Press[] = [];
  /** The round that the modal showed when it was opened or moved. */
  private pinned: number | null = null;

  /** @param mustBeClosed why no stake may be sent now, by what the page has received */
  constructor(
    private readonly store: AppStore,
    private readonly now: () => number,
    private readonly mustBeClosed: () => string | null,
  ) {}

  /** Types a number and opens the slip; a hasty player even while betting is closed. */
  open(number: string, isHasty: boolean): void {
    const { bets, game } = this.state;
    if (bets.slip !== null || !this.isSignedIn) return;
    this.store.dispatch(betsEvents.numberCleared());
    for (const digit of number) this.store.dispatch(betsEvents.digitPressed({ digit }));
    const isOpen = isHasty || (isBettingOpen(this.state, this.now()) && game.reveal === null);
    if (!isOpen || game.round.id === null) return;
    this.pinned = game.round.id;
    this.store.dispatch(betsEvents.slipOpened({ roundId: game.round.id, number }));
  }

  type(amount: number | null): void {
    if (this.hasForm) this.store.dispatch(betsEvents.slipAmountChanged({ amount }));
  }

  /** Presses "Move to #N" if the slip is of another round. */
  move(): void {
    const roundId = this.state.game.round.id;
    if (!this.hasForm || roundId === null || selectIsSending(this.state)) return;
    if (roundId === this.state.bets.slip?.roundId) return;
    this.pinned = roundId;
    this.store.dispatch(betsEvents.slipMovedToRound({ roundId }));
  }

  /** Presses 'Bet again' on the newest shown receipt, unless another slip is open. */
  reopen(): void {
    const receipt = this.state.bets.receipts.find((one) => one.isShown);
    if (receipt === undefined || !canBetAgain(receipt) || !this.isSignedIn) return;
    this.store.dispatch(betsEvents.slipReopened({ receiptId: receipt.id }));
  }

  /** The list did not contain the stake, and its slip is open again. */
  noteReopened(roundId: number): void {
    this.pinned = roundId;
  }

  dismiss(): void {
    const receipt = this.state.bets.receipts.find((one) => one.isShown);
    if (receipt) this.store.dispatch(betsEvents.receiptDismissed({ receiptId: receipt.id }));
  }

  /** Presses submit, once or twice; a hasty player even if the screen forbids it. */
  confirm({ isHasty, isDouble }: PressManner): void {
    const { slip } = this.state.bets;
    if (slip === null || !this.hasForm || slip.amount === null || slip.amount <= 0) return;
    const { roundId, number, amount } = slip;
    const stake: Stake = { roundId, number, amount };
    const reason = this.reasonToHold(stake);
    if (reason !== null && !isHasty) return;
    this.presses.push({ stake, reason, isSent: false });
    this.store.dispatch(betsEvents.betSubmitted(stake));
    if (isDouble) this.store.dispatch(betsEvents.betSubmitted(stake));
  }

  /** Why this stake may not be sent now; null if it may. */
  private reasonToHold(stake: Stake): string | null {
    const { state } = this;
    if (stake.roundId !== this.pinned) return 'the modal showed another round when it was opened';
    if (selectIsSending(state)) return 'another stake is being sent';
    const isEqual = (one: Receipt) => isOpen(one) && isSameStake(one.stake, stake);
    if (state.bets.receipts.some(isEqual)) return 'an equal stake is being checked';
    if (stake.roundId !== state.game.round.id) return 'another round is on the screen';
    if (!isBettingOpen(state, this.now())) return 'the screen says closed';
    return this.mustBeClosed();
  }

  private get hasForm(): boolean {
    return this.isSignedIn && this.state.bets.slip !== null;
  }

  private get isSignedIn(): boolean {
    return this.state.session.player !== null;
  }

  private get state() {
    return this.store.getState();
  }
}

import type { Action } from '@reduxjs/toolkit';
import { selectIsAtHome } from '../../app/navigation/navigationSlice';
import type { RootState } from '../../app/rootReducer';
import { betsApi } from '../../features/bets/betsApi';
import type { Bet } from '../../features/bets/betsApi';
import { selectBets } from '../../features/bets/betsSelectors';
import { selectResults } from '../../features/game/gameSelectors';
import { gameEvents } from '../../features/game/gameSlice';
import { selectMissedBets } from '../../features/outcomes/missedBets';
import { outcomesEvents } from '../../features/outcomes/outcomesSlice';
import { keyOf } from './serverBets';
import type { Row } from './serverBets';
import type { ServerModel } from './serverModel';

/** How often something stands for each key. */
type Counts = Map<string, number>;

const listLoaded = betsApi.endpoints.getBets.matchFulfilled;

/**
 * Checks that one browser, over all its page loads, shows the outcome of each bet once: in a reveal that was
 * in sight, or on the card of missed bets until it is dismissed.
 */
export class MissedBetsChecker {
  /** The bets whose outcome was shown. */
  private readonly shown: Counts = new Map();
  /** The bets that were settled before this browser knew any list: they need not be shown. */
  private readonly exempt: Counts = new Map();
  private missedRevealId: number | null = null;
  private seenRevealId: number | null = null;

  constructor(private readonly server: ServerModel) {}

  /** What is wrong with the state after an action; null if nothing. */
  problemAfter(
    action: Action,
    state: RootState,
    before: RootState,
    isHidden: boolean,
  ): string | null {
    if (listLoaded(action) && before.outcomes.seen === null)
      this.noteFirstList(before.outcomes.firstStakeRoundId ?? Infinity);
    if (gameEvents.digitRevealed.match(action))
      this.noteDigit(state, isHidden || !selectIsAtHome(state));
    if (state.game.reveal?.roundId === this.seenRevealId) this.noteReveal(state);
    if (outcomesEvents.missedBetsDismissed.match(action)) this.noteDismissal(before);
    return this.problemOfCard(state);
  }

  /** Which settled bet was not shown although everything has arrived; null if none. */
  problemAtEnd(state: RootState): string | null {
    // After a wrong event that named a later round, the page learns of a draw with a later round's start.
    const newest = selectResults(state)?.[0]?.roundId ?? -1;
    const settled = countsOf(
      this.server.bets.rows
        .filter((row) => isSettled(row) && row.stake.roundId <= newest)
        .map((row) => this.keyOfRow(row)),
    );
    const card = this.cardOf(state);
    for (const [key, count] of settled) {
      const shown = Math.max(this.shown.get(key) ?? 0, this.exempt.get(key) ?? 0);
      if (shown + (card.get(key) ?? 0) < count) return `the outcome of ${key} is never shown`;
    }
    return null;
  }

  private noteFirstList(firstStakeRoundId: number): void {
    const old = this.server.bets.rows.filter(
      (row) => isSettled(row) && row.stake.roundId < firstStakeRoundId,
    );
    for (const [key, count] of countsOf(old.map((row) => this.keyOfRow(row))))
      this.exempt.set(key, count);
  }

  private noteDigit({ game: { reveal } }: RootState, isOutOfSight: boolean): void {
    if (reveal === null) return;
    if (isOutOfSight) this.missedRevealId = reveal.roundId;
    const isSeen = reveal.revealedCount === 3 && this.missedRevealId !== reveal.roundId;
    if (isSeen) this.seenRevealId = reveal.roundId;
  }

  private noteReveal(state: RootState): void {
    const bets = (selectBets(state) ?? []).filter(({ roundId }) => roundId === this.seenRevealId);
    for (const [key, count] of countsOf(bets.flatMap(keysOfBet)))
      this.shown.set(key, Math.max(count, this.shown.get(key) ?? 0));
  }

  private noteDismissal(before: RootState): void {
    for (const [key, count] of this.cardOf(before))
      this.shown.set(key, count + (this.shown.get(key) ?? 0));
  }

  private problemOfCard(state: RootState): string | null {
    const { bets, mostCopies } = this.server;
    const rows = countsOf(bets.rows.map((row) => this.keyOfRow(row)));
    for (const [key, count] of this.cardOf(state)) {
      const most = mostCopies * (rows.get(key) ?? 0);
      if (count + (this.shown.get(key) ?? 0) > most) return `the outcome of ${key} is shown twice`;
    }
    return null;
  }

  private cardOf(state: RootState): Counts {
    return countsOf((selectMissedBets(state)?.bets ?? []).flatMap(keysOfBet));
  }

  private keyOfRow({ id, stake }: Row): string {
    return this.server.ids === 'own' ? `bet ${id}` : keyOf(stake);
  }
}

const isSettled = ({ digits }: Row) => digits !== null;

/** Nothing for a row that can't be recognised. */
function keysOfBet(bet: Bet): string[] {
  if (bet.id !== null) return [`bet ${bet.id}`];
  return bet.number === null ? [] : [keyOf(bet)];
}

function countsOf(keys: readonly string[]): Counts {
  const counts: Counts = new Map();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

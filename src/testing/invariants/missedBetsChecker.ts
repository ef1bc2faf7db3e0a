import type { Action } from '@reduxjs/toolkit';
import type { RootState } from '../../store/rootState';
import { betsApi } from '../../features/bets/betsApi';
import type { Bet } from '../../features/bets/betsApi';
import { selectBets } from '../../features/bets/betsSelectors';
import { selectResults, selectShownReveal } from '../../features/game/gameSelectors';
import { selectMissedBets } from '../../features/outcomes/missedBets';
import { outcomesEvents } from '../../features/outcomes/outcomesSlice';
import { keyOfRound } from '../../features/outcomes/seenBets';
import { keyOf } from './serverBets';
import type { Row } from './serverBets';
import type { ServerModel } from './serverModel';

/** How often something stands for each key. */
type Counts = Map<string, number>;

const listLoaded = betsApi.endpoints.getBets.matchFulfilled;

/** In sight for so many milliseconds: longer than what counts as seen and the time slices of a run together. */
const surelySeenMs = 2500;

/**
 * Checks that one browser, over all its page loads, shows the outcome of each bet once: in a reveal that opens by
 * itself and whose net was in sight, or on the card of missed bets until it is dismissed.
 */
export class MissedBetsChecker {
  /** The bets whose outcome was shown. */
  private readonly shown: Counts = new Map();
  /** The bets that were settled before this browser knew any list: they need not be shown. */
  private readonly exempt: Counts = new Map();
  /** The rounds of which a bet was on the card. */
  private readonly onCard = new Set<number>();
  /** The complete reveal that is in sight with its bets, and since when by the timers. */
  private sight: Sight | null = null;

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
    const problem = outcomesEvents.revealSeen.match(action)
      ? this.problemOfSeen(action.payload.keys, state)
      : (this.problemOfSight(before) ?? this.problemOfOpening(state, before));
    this.sight = sightAfter(this.sight, state, isHidden);
    if (outcomesEvents.missedBetsDismissed.match(action)) this.noteDismissal(before);
    for (const { roundId } of selectMissedBets(state)?.bets ?? [])
      if (roundId !== null) this.onCard.add(roundId);
    return problem ?? this.problemOfCard(state);
  }

  /** Another page is loaded. */
  observeLoad(): void {
    this.sight = null;
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

  /** The browser could not keep what it has shown, and may show it again or not. */
  forget(): void {
    for (const [key, count] of this.shown)
      this.exempt.set(key, Math.max(count, this.exempt.get(key) ?? 0));
    this.shown.clear();
    this.onCard.clear();
  }

  private noteFirstList(firstStakeRoundId: number): void {
    const old = this.server.bets.rows.filter(
      (row) => isSettled(row) && row.stake.roundId < firstStakeRoundId,
    );
    for (const [key, count] of countsOf(old.map((row) => this.keyOfRow(row))))
      this.exempt.set(key, count);
  }

  /** What counts as seen is in sight. */
  private problemOfSeen(keys: readonly string[], state: RootState): string | null {
    const roundId = this.sight?.roundId;
    if (roundId === undefined || !keys.includes(keyOfRound(roundId)))
      return `${keys.join()} count as seen out of sight`;
    const bets = (selectBets(state) ?? []).filter((bet) => bet.roundId === roundId);
    for (const [key, count] of countsOf(bets.flatMap(keysOfBet)))
      this.shown.set(key, Math.max(count, this.shown.get(key) ?? 0));
    return null;
  }

  /** What was in sight counts as seen. */
  private problemOfSight({ outcomes: { seen } }: RootState): string | null {
    if (this.sight === null || seen === null) return null;
    const { roundId, since } = this.sight;
    if (performance.now() - since < surelySeenMs || seen.keys.includes(keyOfRound(roundId)))
      return null;
    return `the reveal of round ${roundId} was in sight and does not count as seen`;
  }

  /** No reveal opens by itself after the card has shown its bets. */
  private problemOfOpening({ game }: RootState, before: RootState): string | null {
    const { reveal } = game;
    if (reveal === null || reveal.roundId === before.game.reveal?.roundId) return null;
    if (reveal.revealedCount > 0 || !this.onCard.has(reveal.roundId)) return null;
    return `the reveal of round ${reveal.roundId} comes after the card`;
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

interface Sight {
  roundId: number;
  bets: ReturnType<typeof selectBets>;
  since: number;
}

function sightAfter(sight: Sight | null, state: RootState, isHidden: boolean): Sight | null {
  const reveal = selectShownReveal(state);
  const isInSight = reveal?.revealedCount === 3 && state.outcomes.isNetInView && !isHidden;
  if (!isInSight) return null;
  const { roundId } = reveal;
  const bets = selectBets(state);
  const isSame = sight?.roundId === roundId && sight.bets === bets;
  return isSame ? sight : { roundId, bets, since: performance.now() };
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

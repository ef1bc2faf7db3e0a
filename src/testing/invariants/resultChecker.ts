import type { Action } from '@reduxjs/toolkit';
import type { RootState } from '../../store/rootState';
import { hasRoundId } from '../../api/wire/roundResult';
import { gameApi } from '../../features/game/gameApi';
import {
  selectLastResult,
  selectResults,
  selectRollingRoundId,
  selectSecondsLeft,
} from '../../features/game/gameSelectors';
import { broadcast } from '../../features/connection/broadcasts';
import { gameEvents, roundIdOfResult } from '../../features/game/gameSlice';

const resultsLoaded = gameApi.endpoints.getResults.matchFulfilled;
const closedAtSeconds = 5;

/** Checks that a page shows the results that it has received. */
export class ResultChecker {
  /** The last number that was sent for each round. */
  private readonly lastNumbers = new Map<number, string>();
  private readonly revealed = new Set<number>();
  private hasSeenStart = false;

  constructor(private readonly now: () => number) {}

  /** Notes what the action brought, whether or not it changed the state. */
  observe(action: Action, { game }: RootState, before: RootState): void {
    const note = (roundId: number, digits: string | null) => {
      if (digits !== null) this.lastNumbers.set(roundId, digits);
    };
    if (broadcast.roundStarted.match(action)) {
      const { id } = before.game.round;
      this.hasSeenStart = id !== null && id !== game.round.id;
    } else if (resultsLoaded(action)) {
      for (const { roundId, digits } of action.payload.filter(hasRoundId)) note(roundId, digits);
    } else if (broadcast.roundCalculated.match(action)) {
      const { result } = action.payload;
      if (result) note(result.roundId, result.digits);
    } else if (broadcast.resultReceived.match(action)) {
      // A number without a round belongs to the round that the page assigns it to.
      const roundId = roundIdOfResult(before.game.round, action.payload);
      if (roundId !== null) note(roundId, action.payload.digits);
    }
  }

  /** What is wrong with the state after an action; null if nothing. */
  problemAfter(action: Action, state: RootState, before: RootState): string | null {
    return (
      this.problemOfNumbers(state) ??
      this.problemOfLastResult(action, state, before) ??
      this.problemOfReveal(action, state, before)
    );
  }

  /** A shown number must be the last one that the server sent for its round. */
  private problemOfNumbers({ game }: RootState): string | null {
    const { calculated, previousResult } = game.round;
    for (const one of [game.reveal, calculated, previousResult]) {
      const number = one ? this.lastNumbers.get(one.roundId) : undefined;
      if (number !== undefined && one?.digits !== number)
        return `round ${one?.roundId} shows ${one?.digits}, the server last sent ${number}`;
    }
    return null;
  }

  /**
   * The last result never goes back to an older one, except while reels hold it back, when the round is
   * corrected, when a list has later results but lacks this one, which only a wrong event named, when a page that saw
   * no start gets the result of the round before, and when the lists go with the session.
   */
  private problemOfLastResult(action: Action, state: RootState, before: RootState): string | null {
    const shown = selectLastResult(state)?.roundId ?? -1;
    const shownBefore = selectLastResult(before)?.roundId ?? -1;
    const isHeldBack = selectRollingRoundId(state) === shownBefore;
    const isCorrected = (state.game.round.id ?? 0) < (before.game.round.id ?? 0);
    const listed = selectResults(state)?.map(({ roundId }) => roundId);
    const areListsGone = listed === undefined;
    // No client can know before the list that a result which an event named was never drawn.
    const isDisproved = (listed?.[0] ?? -1) > shownBefore && !listed?.includes(shownBefore);
    // One of the two events is wrong or late. The page cannot know which; the next list or start decides.
    const { round } = before.game;
    const isUndecided =
      broadcast.roundCalculated.match(action) &&
      !round.isAnnounced &&
      round.calculated?.roundId === round.id &&
      action.payload.result?.roundId === round.previousId;
    const isWrong = isCorrected || isDisproved || isUndecided;
    if (shown >= shownBefore || isHeldBack || isWrong || areListsGone) return null;
    return `the last result goes back from round ${shownBefore} to round ${shown}`;
  }

  private problemOfReveal(action: Action, state: RootState, before: RootState): string | null {
    const { reveal, round } = state.game;
    if (!reveal || reveal.roundId === before.game.reveal?.roundId) return null;
    const { roundId } = reveal;
    if (gameEvents.revealReopened.match(action)) return null;
    if (this.revealed.has(roundId)) return `round ${roundId} is revealed twice`;
    this.revealed.add(roundId);
    if (round.id !== null && roundId > round.id)
      return `round ${roundId} is revealed before it runs`;
    const isBare = broadcast.resultReceived.match(action) && action.payload.roundId === null;
    const isOpen = selectSecondsLeft(state, this.now()) > closedAtSeconds;
    if (isBare && this.hasSeenStart && isOpen && roundId === round.id)
      return `a bare number is revealed as that of round ${roundId}, which takes bets`;
    return null;
  }
}

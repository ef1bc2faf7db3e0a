import type { Action } from '@reduxjs/toolkit';
import type { RootState } from '../../store/rootState';
import { hasRoundId } from '../../api/wire/roundResult';
import { gameApi } from '../../features/game/gameApi';
import { broadcast } from '../../features/connection/broadcasts';
import { roundIdOfResult } from '../../features/game/gameSlice';

const resultsLoaded = gameApi.endpoints.getResults.matchFulfilled;

/** Checks that a page shows the results that it has received, and reveals each once. */
export class ResultChecker {
  /** The last number that was sent for each round. */
  private readonly lastNumbers = new Map<number, string>();
  private readonly revealed = new Set<number>();

  /** Notes what the action brought, whether or not it changed the state. */
  observe(action: Action, before: RootState): void {
    const note = (roundId: number, digits: string | null) => {
      if (digits !== null) this.lastNumbers.set(roundId, digits);
    };
    if (resultsLoaded(action)) {
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
  problemAfter({ game }: RootState, before: RootState): string | null {
    const { reveal, round } = game;
    // A shown number must be the last one that the server sent for its round.
    for (const one of [reveal, round.calculated, round.previousResult]) {
      const number = one ? this.lastNumbers.get(one.roundId) : undefined;
      if (number !== undefined && one?.digits !== number)
        return `round ${one?.roundId} shows ${one?.digits}, the server last sent ${number}`;
    }
    if (!reveal || reveal.roundId === before.game.reveal?.roundId) return null;
    const { roundId } = reveal;
    if (this.revealed.has(roundId)) return `round ${roundId} is revealed twice`;
    this.revealed.add(roundId);
    return round.id !== null && roundId > round.id
      ? `round ${roundId} is revealed before it runs`
      : null;
  }
}

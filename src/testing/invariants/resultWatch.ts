import type { Action } from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import { gameApi } from '../../features/game/gameApi';
import { selectSecondsLeft } from '../../features/game/gameSelectors';
import { gameEvents } from '../../features/game/gameSlice';

const resultsLoaded = gameApi.endpoints.getResults.matchFulfilled;
const closedAtSeconds = 5;

/** What one page was told of results, and whether it shows them so. */
export class ResultWatch {
  /** The last number that was sent for each round. */
  private readonly words = new Map<number, string>();
  private readonly revealed = new Set<number>();
  private hasSeenStart = false;

  constructor(private readonly now: () => number) {}

  /** What is wrong with a state that came of an action; null where nothing is. */
  problemAfter(action: Action, state: RootState, before: RootState): string | null {
    this.hear(action, state, before);
    return this.problemOfNumbers(state) ?? this.problemOfReveal(action, state, before);
  }

  private hear(action: Action, { game }: RootState, before: RootState): void {
    const note = (roundId: number, digits: string | null) => {
      if (digits !== null) this.words.set(roundId, digits);
    };
    if (gameEvents.roundStarted.match(action)) {
      const { id } = before.game.round;
      this.hasSeenStart = id !== null && id !== game.round.id;
    } else if (resultsLoaded(action)) {
      for (const { roundId, digits } of action.payload) note(roundId, digits);
    } else if (gameEvents.roundCalculated.match(action)) {
      const { result } = action.payload;
      if (result) note(result.roundId, result.digits);
    } else if (gameEvents.resultReceived.match(action)) {
      const { roundId, digits } = action.payload;
      // A bare number is of the round that the page took it for.
      const taken = [game.reveal, game.round.calculated].filter((one) => one?.digits === digits);
      if (roundId !== null) note(roundId, digits);
      else for (const one of taken) if (one) note(one.roundId, digits);
    }
  }

  /** The later word of the server stands, wherever a number is shown. */
  private problemOfNumbers({ game }: RootState): string | null {
    for (const one of [game.reveal, game.round.calculated]) {
      const word = one ? this.words.get(one.roundId) : undefined;
      if (word !== undefined && one?.digits !== word)
        return `round ${one?.roundId} shows ${one?.digits}, the server's last word is ${word}`;
    }
    return null;
  }

  private problemOfReveal(action: Action, state: RootState, before: RootState): string | null {
    const { reveal, round } = state.game;
    if (!reveal || reveal.roundId === before.game.reveal?.roundId) return null;
    const { roundId } = reveal;
    if (this.revealed.has(roundId)) return `round ${roundId} is revealed twice`;
    this.revealed.add(roundId);
    if (round.id !== null && roundId > round.id)
      return `round ${roundId} is revealed before it runs`;
    const isBare = gameEvents.resultReceived.match(action) && action.payload.roundId === null;
    const isOpen = selectSecondsLeft(state, this.now()) > closedAtSeconds;
    if (isBare && this.hasSeenStart && isOpen && roundId === round.id)
      return `a bare number is revealed as that of round ${roundId}, which takes bets`;
    return null;
  }
}

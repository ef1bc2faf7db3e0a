import type { Action } from '@reduxjs/toolkit';
import { gameEvents } from './gameSlice';

/** The round that an event of the broadcaster names; null where it names none or is another action. */
export function roundIdOfEvent(action: Action): number | null {
  if (gameEvents.roundCalculated.match(action)) return action.payload.result?.roundId ?? null;
  const isOther = gameEvents.roundStarted.match(action) || gameEvents.resultReceived.match(action);
  return isOther ? action.payload.roundId : null;
}

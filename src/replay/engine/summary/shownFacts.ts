import {
  selectBalance,
  selectIsSignedIn,
  selectPlayer,
} from '../../../features/session/sessionSlice';
import type { ReadStep } from '../readSteps';

/** Reads who used the app, and the balance that it showed. */
export class ShownFacts {
  /** The first who was signed in, and where; a recording ends with its player's session. */
  player: { name: string; id: string; step: number } | null = null;
  /** Riel. */
  balance: { first: number; last: number; step: number } | null = null;
  isSignedInAtEnd = false;

  read({ state, step }: ReadStep): void {
    this.isSignedInAtEnd = selectIsSignedIn(state);
    // A file may hold anything.
    const player: { username: unknown; userId: unknown } | null = selectPlayer(state);
    if (player !== null) {
      this.player ??= { name: String(player.username), id: String(player.userId), step };
    }
    const balance: unknown = selectBalance(state);
    if (typeof balance !== 'number') return;
    this.balance = { first: balance, step, ...this.balance, last: balance };
  }
}

import { selectIsSignedIn, selectPlayer } from '../../features/session/sessionSlice';
import type { ReadStep } from '../engine/readSteps';

/** Reads who used the app. */
export class ShownPlayer {
  /** The first who was signed in, and where; a recording ends with its player's session. */
  player: { name: string; id: string; step: number } | null = null;
  isSignedInAtEnd = false;

  read({ state, step }: ReadStep): void {
    this.isSignedInAtEnd = selectIsSignedIn(state);
    // A file may hold anything.
    const player: { username: unknown; userId: unknown } | null = selectPlayer(state);
    if (player === null) return;
    this.player ??= { name: String(player.username), id: String(player.userId), step };
  }
}

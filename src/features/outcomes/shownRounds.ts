import { idSchema } from '../../api/wire/schemas';
import { storedForPlayer } from '../../platform/keyValueStore';

/** The last round whose draw this browser showed a player; null if it remembers none. */
export const shownRounds = storedForPlayer('shownRound', idSchema);

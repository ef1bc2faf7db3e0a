import { gameEvents } from './gameSlice';
import type { StartAppListening } from '../../app/storeTypes';

/**
 * The sounds of the draw (specification section 9): a roll while the reels turn and a short sound for
 * each digit. A sound starts only with its event, so that it never plays late.
 */
export function listenForSounds(startListening: StartAppListening): void {
  startListening({
    // Results, lists, a new round and the player begin or end a reveal: the change of state covers them.
    predicate: (_, { game }, before) => game.reveal?.roundId !== before.game.reveal?.roundId,
    effect: (_, { getState, extra }) => {
      const { game, sound } = getState();
      extra.sounds.stop();
      if (game.reveal && sound.isOn) extra.sounds.play('roll');
    },
  });
  startListening({
    actionCreator: gameEvents.digitRevealed,
    effect: (_, { getState, extra }) => {
      const { game, sound } = getState();
      if (!game.reveal) return;
      const isLast = game.reveal.revealedCount === game.reveal.digits.length;
      if (isLast) extra.sounds.stop();
      if (sound.isOn) extra.sounds.play('digit');
    },
  });
}

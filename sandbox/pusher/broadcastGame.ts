import { speakEvent, type Dialect } from '../../contract/dialects/speak';
import type { Game } from '../engine/game';
import type { GameEvent } from '../engine/types';
import { resultRow } from '../rest/rows';
import type { PushCadence } from './pushCadence';
import type { PusherServer } from './pusherServer';

/** Sends the game's events to the three public channels (specification section 7). */
export function broadcastGame(
  game: Game,
  pusher: PusherServer,
  cadence: PushCadence,
  dialect: Dialect,
): () => void {
  const send = (channel: string, event: string, payload: object) => {
    const { name, data } = speakEvent(dialect, event, payload);
    pusher.broadcast(channel, name, data);
  };
  return game.listen((event: GameEvent) => {
    switch (event.type) {
      case 'roundStarted': {
        send('gameStatus', 'GameStatusEvent', {
          status: 'start',
          result: { id: event.roundId },
        });
        return;
      }
      case 'countedDown': {
        cadence.count(event.secondsLeft, () => {
          send('countdown', 'CountdownEvent', { countdown: event.secondsLeft });
        });
        return;
      }
      case 'roundDrawn': {
        const result = resultRow(event.result);
        send('gameStatus', 'GameStatusEvent', { status: 'calculate', result });
        send('gameResult', 'GameResultEvent', { data: result });
        return;
      }
      case 'balanceChanged':
        return;
    }
  });
}

import { betsApi } from '../../features/bets/betsApi';
import { gameApi } from '../../features/game/gameApi';
import type { RootState } from '../rootReducer';

const answers = [
  gameApi.endpoints.getResults.select(),
  gameApi.endpoints.getBetLimit.select(),
  betsApi.endpoints.getBets.select(),
];

/**
 * Whether the server says what the app can't read: events of a channel again and again, or the
 * answer to a call of the home screen. Other failures are shown where the data would stand.
 */
export function selectIsServerUnreadable(state: RootState): boolean {
  return (
    state.game.isFeedUnreadable === true ||
    answers.some((select) => {
      const { error } = select(state);
      return error !== undefined && 'kind' in error && error.kind === 'badAnswer';
    })
  );
}

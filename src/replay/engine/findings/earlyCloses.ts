import type { RootState } from '../../../app/rootReducer';
import { gameEvents } from '../../../features/game/gameSlice';
import {
  isBettingOpen,
  selectRoundId,
  selectSecondsLeft,
} from '../../../features/game/gameSelectors';
import type { ReadStep } from '../readSteps';
import type { Detector, Finding } from './finding';

/** A push that takes no more than this off the countdown was only late, or the one before it was; in seconds. */
const mostDelay = 2;

/** The server took seconds from a round that the player’s screen still counted. */
export function earlyCloses(): Detector {
  const found: Finding[] = [];
  return {
    read({ action, step, at, state, before }) {
      if (!before || state.game === before.game || !isBettingOpen(before, at)) return;
      const [roundId, shown] = [selectRoundId(before), selectSecondsLeft(before, at)];
      const isSameRound = selectRoundId(state) === roundId;
      const left = isSameRound && !isDrawn(state) ? selectSecondsLeft(state, at) : 0;
      if (shown - left <= mostDelay) return;
      const cause = causeOf({ action, state }, isSameRound, left);
      const text = isBettingOpen(state, at)
        ? `the countdown of round ${roundId} fell from ${shown} to ${left} s: ${cause}`
        : `round ${roundId} closed with ${shown} s left on the screen: ${cause}`;
      found.push({ kind: 'close', step, at, text });
    },
    findings: () => found,
  };
}

const isDrawn = ({ game }: RootState) => game.round.status === 'calculate';

function causeOf(
  { action, state }: Pick<ReadStep, 'action' | 'state'>,
  isSameRound: boolean,
  left: number,
): string {
  if (gameEvents.countdownReceived.match(action)) return `the server pushed ${left} s`;
  if (!isSameRound) return `the server’s next round was ${selectRoundId(state) ?? '--'}`;
  return isDrawn(state) ? 'the server announced its draw' : 'the server ended it';
}

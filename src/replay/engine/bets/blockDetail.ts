import type { RootState } from '../../../app/rootReducer';
import { busyReasons } from '../../../features/bets/stakeBlocks';
import {
  closedReasons,
  selectRoundId,
  selectSecondsLeft,
} from '../../../features/game/gameSelectors';
import { limitReason, reasonText } from '../reasonTexts';

/** Why the app did nothing, as an action names it; a file may hold any text. */
interface Block {
  reason: string;
  closedBy?: string | undefined;
  limit?: unknown;
}

/** Why the app sent nothing, with the figures of that time; `at` in milliseconds since the epoch. */
export function blockDetail({ reason, ...block }: Block, state: RootState, at: number): string {
  switch (reason) {
    case 'ownLimit':
      return limitReason(block.limit);
    case 'otherRound':
      return `${reasonText(reason)}: ${selectRoundId(state) ?? '--'}`;
    case 'closed': {
      const closedBy = block.closedBy ?? closedReasons(state, at)[0] ?? 'timeUp';
      const detail = closedBy === 'timeUp' ? countdownText(state, at) : reasonText(closedBy);
      return `${reasonText(reason)}: ${detail}`;
    }
    default:
      return reasonText(reason);
  }
}

/** How much of the round is left; `at` in milliseconds since the epoch. */
export function countdownText(state: RootState, at: number): string {
  const { deadline, isOver } = state.game.round.countdown;
  if (deadline === null && !isOver) return 'no countdown has come for this round';
  return `${selectSecondsLeft(state, at)} s left`;
}

/** Why a press would do nothing, if nothing answers it. */
export function ignoredReason(state: RootState): string {
  const [reason] = busyReasons(state);
  return reason ? reasonText(reason) : 'the app did not answer it';
}

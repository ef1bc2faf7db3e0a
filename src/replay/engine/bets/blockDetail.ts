import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { RootState } from '../../../store/rootState';
import { betsEvents } from '../../../features/bets/betsSlice';
import { busyReasons } from '../../../features/bets/stakeBlocks';
import {
  closedReasons,
  selectRoundId,
  selectSecondsLeft,
} from '../../../features/game/gameSelectors';
import { controlNames, limitReason, reasonText } from '../reasons';

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

const payloadSchema = v.object({
  control: v.picklist(Object.keys(controlNames) as (keyof typeof controlNames)[]),
  reason: v.string(),
  closedBy: v.optional(v.string()),
});

/** What was pressed to no effect, its name, and why; null for any other action. */
export function ignoredPress(action: UnknownAction, state: RootState, at: number) {
  if (!betsEvents.pressIgnored.match(action)) return null;
  const { control, ...block } = v.parse(payloadSchema, action.payload);
  return { control, name: controlNames[control], reason: blockDetail(block, state, at) };
}

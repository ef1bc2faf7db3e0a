import type { RootState } from '../../store/rootState';
import type { ClosedReason } from '../../config/bettingRules';
import { routePatterns } from '../../config/paths';
import { amountSchema } from '../../features/bets/slip/amountSchema';
import { amountTextOf } from '../../features/bets/slip/amountText';
import type { BlockReason, BusyReason } from '../../features/bets/betBlocks';
import { selectNumber, selectSlip } from '../../features/bets/betsSlice';
import type { BetSlip } from '../../features/bets/betsState';
import { busyReasons, stakeBlocks } from '../../features/bets/stakeBlocks';
import type { FilledStake } from '../../features/bets/stakeBlocks';
import { closedReasons } from '../../features/game/gameSelectors';
import { selectLimitBlock } from '../../features/bets/limits/limitSelectors';
import type { LimitBlock } from '../../features/bets/limits/limits';
import { selectGate } from '../../features/maintenance/maintenanceSlice';
import { selectIsTakenOver } from '../../features/session/sessionSlice';
import { selectSendableLines } from '../../features/bets/ticket/ticketSelectors';
import { selectIsTicketOpen, selectTicket } from '../../features/bets/ticket/ticketSlice';
import { trueNames } from '../../domain/trueNames';
import { selectIsCovered } from './selectIsCovered';

/** What keeps the player from the betting form at all. */
type Absence = 'maintenance' | 'loading' | 'takenOver' | 'elsewhere' | 'covered';

/** What is missing in what the player has filled in. */
type Gap = 'numberMissing' | 'ticketEmpty' | 'amountInvalid';

/** A reason why the player could not bet. */
export type Obstacle =
  | {
      kind: Absence | BusyReason | Exclude<BlockReason, 'closed'> | ClosedReason | Gap;
    }
  | { kind: 'ownLimit'; limit: LimitBlock };

/**
 * Everything that keeps the player from betting at `now` (milliseconds of the app's clock), by the rules that
 * its buttons, keys and listeners ask. Empty if the next press works. The balance and the server's limits
 * are none: the app only warns, and the server decides (specification section 5).
 */
export function selectObstacles(state: RootState, now: number): Obstacle[] {
  const absences = absencesOf(state);
  if (absences.some((kind) => kind !== 'covered')) return absences.map((kind) => ({ kind }));
  const stake = selectFilledStake(state);
  const blocks = stakeBlocks(state, stake, now).filter((block) => block !== 'closed');
  const limit = selectLimitBlock(state, stake.amount ?? 0, now);
  const kinds = [
    ...absences,
    ...busyReasons(state),
    ...blocks,
    ...closedReasons(state, now),
    ...gapsOf(state),
  ];
  return [
    ...kinds.map((kind) => ({ kind })),
    ...(limit ? [{ kind: 'ownLimit', limit } as const] : []),
  ];
}

function absencesOf(state: RootState): (Absence | 'signedOut')[] {
  const gate = selectGate(state);
  const isHidden = selectIsCovered(state) && !selectSlip(state) && !selectIsTicketOpen(state);
  const isSignedOut = busyReasons(state).includes('signedOut');
  return trueNames({
    maintenance: gate === 'closed',
    loading: gate === 'loading',
    signedOut: isSignedOut,
    takenOver: selectIsTakenOver(state),
    elsewhere: !isSignedOut && state.navigation?.pathname !== routePatterns.home,
    covered: isHidden,
  });
}

/** What the player is about to bet: the slip, else the first line of the open ticket, else nothing yet. */
export function selectFilledStake(state: RootState): FilledStake {
  const slip = selectSlip(state);
  if (slip) return slip;
  if (!selectIsTicketOpen(state)) return { roundId: null };
  return { ...selectSendableLines(state)[0], roundId: selectTicket(state).roundId };
}

function gapsOf(state: RootState): Gap[] {
  const slip = selectSlip(state);
  const isTicket = !slip && selectIsTicketOpen(state);
  return trueNames<Gap>({
    numberMissing: !slip && !isTicket && selectNumber(state) === '',
    ticketEmpty: isTicket && selectSendableLines(state).length === 0,
    amountInvalid: slip !== null && !isAmountValid(slip),
  });
}

function isAmountValid(slip: BetSlip): boolean {
  return amountSchema.isValidSync({ amount: amountTextOf(slip) });
}

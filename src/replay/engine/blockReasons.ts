import type { RootState } from '../../store/rootState';
import type { ClosedReason } from '../../config/bettingRules';
import { routePatterns } from '../../config/paths';
import { namesOf } from '../../domain/namesOf';
import type { BlockReason, BusyReason } from '../../features/bets/betBlocks';
import { selectNumber, selectSlip } from '../../features/bets/betsSlice';
import { amountSchema } from '../../features/bets/slip/amountSchema';
import { amountTextOf } from '../../features/bets/slip/amountText';
import { busyReasons, stakeBlocks } from '../../features/bets/stakeBlocks';
import type { FilledStake } from '../../features/bets/stakeBlocks';
import { selectSendableLines } from '../../features/ticket/ticketSelectors';
import { selectIsTicketOpen, selectTicket } from '../../features/ticket/ticketSlice';
import { closedReasons } from '../../features/game/gameSelectors';
import { selectGate } from '../../features/maintenance/maintenanceSlice';
import { selectIsTakenOver } from '../../features/session/sessionSlice';
import { selectIsCovered } from '../../screens/openLayers';
import type { ShownScreen } from './openReplay';

/** Why the betting form can't be reached at all. */
type PageReason = 'maintenance' | 'loading' | 'takenOver' | 'elsewhere' | 'covered';

/** What the player has not filled in, or not correctly. */
type MissingInput = 'numberMissing' | 'ticketEmpty' | 'amountInvalid';

/** Why the player could not bet. */
export type NoBetReason =
  PageReason | BusyReason | Exclude<BlockReason, 'closed'> | ClosedReason | MissingInput;

/**
 * Everything that keeps the player from betting at `now` (milliseconds of the app's clock), by the rules that
 * its buttons, keys and listeners ask. Empty if the next press works. The balance and the server's limits
 * are not among them: the app only warns, and the server decides (specification section 5).
 */
export function noBetReasons(state: RootState, now: number): NoBetReason[] {
  const page = pageReasons(state);
  return page.some((reason) => reason !== 'covered') ? page : [...page, ...pressBlocks(state, now)];
}

/**
 * The same for a press on a control of the betting form, which was there.
 *
 * @param isTicket whether it was one for the ticket, which may stand beside the screen without being open
 */
export function pressBlocks(
  state: RootState,
  now: number,
  isTicket = isTicketFilledIn(state),
): NoBetReason[] {
  const stake = selectFilledStake(state, isTicket);
  return [
    ...busyReasons(state),
    ...stakeBlocks(state, stake, now).filter((reason) => reason !== 'closed'),
    ...closedReasons(state, now),
    ...missingInput(state, isTicket),
  ];
}

function pageReasons(state: RootState): (PageReason | 'signedOut')[] {
  const gate = selectGate(state);
  const isSignedOut = busyReasons(state).includes('signedOut');
  return namesOf({
    maintenance: gate === 'closed',
    loading: gate === 'loading',
    signedOut: isSignedOut,
    takenOver: selectIsTakenOver(state),
    elsewhere: !isSignedOut && state.navigation?.pathname !== routePatterns.home,
    covered: selectIsCovered(state) && !selectSlip(state) && !selectIsTicketOpen(state),
  });
}

/** The ticket is open over the betting form, and no slip over the ticket. */
function isTicketFilledIn(state: RootState): boolean {
  return selectSlip(state) === null && selectIsTicketOpen(state);
}

/** What the player is about to bet: the first line of the ticket, or the slip, or nothing yet. */
export function selectFilledStake(
  state: RootState,
  isTicket = isTicketFilledIn(state),
): FilledStake {
  if (!isTicket) return selectSlip(state) ?? { roundId: null };
  return { ...selectSendableLines(state)[0], roundId: selectTicket(state).roundId };
}

function missingInput(state: RootState, isTicket: boolean): MissingInput[] {
  const slip = isTicket ? null : selectSlip(state);
  return namesOf<MissingInput>({
    numberMissing: !slip && !isTicket && selectNumber(state) === '',
    ticketEmpty: isTicket && selectSendableLines(state).length === 0,
    amountInvalid: slip !== null && !amountSchema.isValidSync({ amount: amountTextOf(slip) }),
  });
}

/** A reason with the step since which it was true; the first step if it began before. */
export interface StandingReason {
  reason: NoBetReason;
  since: number;
}

/**
 * @param screenAt the states of the recording, with the time of each step
 * @returns the reasons at a step, at `now` (milliseconds since the epoch)
 */
export function createReasonHistory(
  screenAt: (step: number) => ShownScreen,
): (step: number, now: number) => StandingReason[] {
  const known: ReadonlySet<NoBetReason>[] = [];
  const reasonsAt = (step: number) => {
    const { state, now } = screenAt(step);
    return (known[step] ??= new Set(noBetReasons(state, now)));
  };
  return (step, now) =>
    noBetReasons(screenAt(step).state, now).map((reason) => {
      let since = step;
      while (since > 0 && reasonsAt(since - 1).has(reason)) since -= 1;
      return { reason, since };
    });
}

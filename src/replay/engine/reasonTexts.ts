import type { RootState } from '../../store/rootState';
import { formatAmount } from '../../domain/money';
import { selectReceipts } from '../../features/bets/betsSlice';
import type { FilledStake } from '../../features/bets/stakeBlocks';
import { selectCanAddToTicket } from '../../features/ticket/ticketSelectors';
import { closedReasons, selectRoundId, selectSecondsLeft } from '../../features/game/gameSelectors';
import type { RecordedControl } from '../../store/appEvents';
import { pressBlocks, selectFilledStake } from './blockReasons';
import { reasonText } from './reasons';

/**
 * Why no bet was possible, in words with the figures of its state.
 *
 * @param reason a {@link NoBetReason}, or any other name of a file
 * @param now milliseconds since the epoch
 * @param details `since` when it was true; absent if that does not matter. `stake` that the press was for.
 */
export function noBetText(
  reason: string,
  state: RootState,
  now: number,
  { since, stake = selectFilledStake(state) }: { since?: number; stake?: FilledStake } = {},
): string {
  switch (reason) {
    case 'disconnected':
      return connectionText(state, since === undefined ? null : now - since);
    case 'timeUp':
      return `betting is closed: ${countdownText(state, now)}`;
    case 'drawn':
      return `betting is closed: round ${selectRoundId(state) ?? '--'} is being drawn`;
    case 'beingChecked':
      return reasonText(reason) + stakeText(stake);
    case 'sending': {
      const sent = selectReceipts(state).find((receipt) => receipt.state === 'sending');
      return reasonText(reason) + stakeText(sent?.stake);
    }
    case 'otherRound':
      return `filled in for round ${stake.roundId ?? '--'}, but the current one is ${selectRoundId(state) ?? '--'}`;
    case 'elsewhere':
      return `not on the home screen: ${state.navigation?.pathname ?? 'no page yet'}`;
    default:
      return reasonText(reason);
  }
}

/** Why the app sent nothing, as an action names it, with the figures of that time. */
export function blockText({ reason }: { reason: string }, state: RootState, at: number): string {
  const cause = reason === 'closed' ? (closedReasons(state, at)[0] ?? 'timeUp') : reason;
  return noBetText(cause, state, at);
}

/** Why a press did nothing, by the app's own rules at that time. */
export function ignoredPressText(control: RecordedControl, state: RootState, at: number): string {
  const [reason] = ignoredReasons(control, state, at);
  if (reason === undefined) return 'the app did not answer it';
  const stake = selectFilledStake(state, isOfTicket(control));
  return noBetText(reason, state, at, { stake });
}

/** Undefined for a control of whatever is filled in. */
const isOfTicket = (control: RecordedControl) => (control === 'ticket' ? true : undefined);

function ignoredReasons(control: RecordedControl, state: RootState, at: number): string[] {
  const blocks = pressBlocks(state, at, isOfTicket(control));
  // Neither cares whether betting is closed.
  if (control === 'chip') return ['amountInvalid'];
  if (control !== 'addToTicket') return blocks;
  return [
    ...blocks.filter((reason) => reason === 'sending' || reason === 'ticketSending'),
    ...(selectCanAddToTicket(state) ? [] : ['ticketFull']),
    'amountInvalid',
  ];
}

/** How much of the round is left; `at` in milliseconds since the epoch. */
function countdownText(state: RootState, at: number): string {
  const { deadline, isOver } = state.game.round.countdown;
  if (deadline === null && !isOver) return 'no countdown has come for this round';
  return `${selectSecondsLeft(state, at)} s left`;
}

function connectionText({ connection }: RootState, milliseconds: number | null): string {
  if (milliseconds === null) return `betting is closed: ${reasonText('disconnected')}`;
  const duration = `${Math.max(0, Math.round(milliseconds / 1000))} s`;
  const { status } = connection;
  if (status === 'offline') return `the browser has been offline for ${duration}`;
  if (status === 'connecting') return `the first connection has been under way for ${duration}`;
  return `connection lost for ${duration}`;
}

function stakeText(stake: Partial<FilledStake> | undefined): string {
  const { roundId, number, amount } = stake ?? {};
  return amount ? `: ${formatAmount(amount)} on ${number}, round ${roundId}` : '';
}

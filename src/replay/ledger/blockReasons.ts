import type { RootState } from '../../store/rootState';
import { namesOf } from '../../domain/namesOf';
import type { StakeBlock } from '../../features/bets/blockTexts';
import { betsEvents, selectNumber, selectSlip } from '../../features/bets/betsSlice';
import { amountSchema } from '../../features/bets/slip/amountSchema';
import { amountTextOf } from '../../domain/amountText';
import { playerBlockReasons, stakeBlockReasons } from '../../features/bets/blockReasons';
import type { FilledStake } from '../../features/bets/blockReasons';
import { selectCanAddToTicket, selectSendableLines } from '../../features/ticket/ticketSelectors';
import { selectIsTicketOpen, selectTicket, ticketEvents } from '../../features/ticket/ticketSlice';
import { roundBlockReasons } from '../../features/game/gameSelectors';
import { controlPressed, recordedControls } from '../../store/appEvents';
import type { RecordedControl } from '../../store/appEvents';
import { isRecord } from '../../trace/isRecord';
import type { TraceAction } from '../engine/file/traceSchemas';

/** What the app dispatches when it reacts to a press. */
const reactions: Readonly<Record<RecordedControl, readonly string[]>> = {
  keypad: [betsEvents.slipOpened.type, betsEvents.numberMissed.type],
  repeat: [betsEvents.slipOpened.type],
  slip: [betsEvents.submitTried.type, betsEvents.betSubmitted.type],
  chip: [betsEvents.slipAmountChanged.type, ticketEvents.amountEdited.type],
  addToTicket: [betsEvents.submitTried.type, betsEvents.addedToTicket.type],
  ticket: [ticketEvents.confirmed.type],
};

/** The app reacts within this many milliseconds, also on a slow machine. */
const reactionMs = 1000;

/** The control of a recorded press; null for any other action. */
export function pressedControl({ type, payload }: TraceAction): RecordedControl | null {
  const name = type === controlPressed.type && isRecord(payload) ? payload['control'] : null;
  return recordedControls.find((control) => control === name) ?? null;
}

/** Whether an action, this many milliseconds after a press on a control, is the app's reaction to it. */
export const isReaction = ({ type }: TraceAction, control: RecordedControl, laterMs: number) =>
  laterMs <= reactionMs && reactions[control].includes(type);

/** Why the app sent nothing: the rule that an action names, or the rules behind `closed`. */
export function blockReason({ reason }: StakeBlock, state: RootState, at: number): string {
  return reason === 'closed' ? (roundBlockReasons(state, at)[0] ?? 'timeUp') : reason;
}

/**
 * Why a press did nothing, by the rules that buttons, keys and listeners ask; null if none of them says so.
 *
 * @param at milliseconds since the epoch
 */
export function reasonOfIdlePress(
  control: RecordedControl,
  state: RootState,
  at: number,
): string | null {
  const busy = playerBlockReasons(state);
  // Neither of these cares whether betting is closed.
  if (control === 'chip') return amountReason(state);
  if (control === 'addToTicket') {
    return busy[0] ?? (selectCanAddToTicket(state) ? amountReason(state) : 'ticketFull');
  }
  const isTicket =
    control === 'ticket' || (selectSlip(state) === null && selectIsTicketOpen(state));
  const slip = isTicket ? null : selectSlip(state);
  const [reason] = [
    ...busy,
    ...stakeBlockReasons(state, selectFilledStake(state, isTicket), at).filter(
      (one) => one !== 'closed',
    ),
    ...roundBlockReasons(state, at),
    ...namesOf({
      numberMissing: !slip && !isTicket && selectNumber(state) === '',
      ticketEmpty: isTicket && selectSendableLines(state).length === 0,
      amountInvalid: slip !== null && amountReason(state) !== null,
    }),
  ];
  return reason ?? null;
}

/** The player's next bet: the first line of the ticket, the slip, or nothing yet. */
function selectFilledStake(state: RootState, isTicket: boolean): FilledStake {
  if (!isTicket) return selectSlip(state) ?? { roundId: null };
  return { ...selectSendableLines(state)[0], roundId: selectTicket(state).roundId };
}

function amountReason(state: RootState): 'amountInvalid' | null {
  const slip = selectSlip(state);
  if (slip === null) return null;
  return amountSchema.isValidSync({ amount: amountTextOf(slip) }) ? null : 'amountInvalid';
}

import { betsEvents } from '../../features/bets/betsSlice';
import { ticketEvents } from '../../features/ticket/ticketSlice';
import { controlPressed, recordedControls } from '../../store/appEvents';
import type { RecordedControl } from '../../store/appEvents';
import { isRecord } from '../../trace/isRecord';
import type { TraceAction } from './file/traceSchemas';

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

/**
 * The presses to which the app did not react, by their steps.
 *
 * @param timestamps of the actions, in milliseconds since the epoch
 */
export function ignoredPresses(
  actions: readonly TraceAction[],
  timestamps: readonly number[],
): ReadonlyMap<number, RecordedControl> {
  const ignored = new Map<number, RecordedControl>();
  let last: { step: number; at: number; control: RecordedControl } | null = null;
  for (const [step, action] of actions.entries()) {
    const at = timestamps[step] ?? 0;
    const control = pressedControl(action);
    if (control !== null) {
      ignored.set(step, control);
      last = { step, at, control };
    } else if (last && at - last.at <= reactionMs && isReaction(action, last.control)) {
      ignored.delete(last.step);
    }
  }
  return ignored;
}

function isReaction({ type }: TraceAction, control: RecordedControl): boolean {
  return reactions[control].includes(type);
}

import type { RootState } from '../../store/rootState';
import type { AppThunk, StartAppListening } from '../../store/storeTypes';
import type { Stake } from '../../domain/bet';
import { selectIsSending } from '../bets/betsSlice';
import { placeStake } from '../bets/betPlacementListener';
import { firstStakeBlock } from '../bets/blockReasons';
import type { TicketStop } from '../bets/ticketRun';
import { selectLines, selectSendableLines } from './ticketSelectors';
import { selectTicket, ticketEvents } from './ticketSlice';

/**
 * One press sends the confirmed lines one after the other. Each is a stake with its own receipt: round and
 * closing time are checked at the moment of its sending, and it is sent once. A line that equals a
 * stake that is being checked is left out. The first line that another rule stops, or that the server does not
 * clearly accept, ends it; the rest stays in the ticket.
 */
export function listenForTicket(startListening: StartAppListening): void {
  startListening({
    actionCreator: ticketEvents.confirmed,
    effect: async ({ payload }, { dispatch, getState }) => {
      if (isRunning(getState(), payload.runId)) await dispatch(sendLines(payload));
    },
  });
}

type Confirmed = ReturnType<typeof ticketEvents.confirmed>['payload'];

/** Sends the lines until one of them ends the run. */
function sendLines({ runId, roundId, lines }: Confirmed): AppThunk<Promise<void>> {
  return async (dispatch, getState, { clock }) => {
    let leftOut: TicketStop | null = null;
    for (const [index, { id: lineId, number, amount }] of lines.entries()) {
      dispatch(ticketEvents.lineReached({ lineId, number: index + 1 }));
      const stake = { roundId, number, amount };
      const stop = stopOfLine(getState(), lineId, stake, clock.now());
      if (stop?.kind === 'blocked' && stop.block.reason === 'beingChecked') {
        leftOut = stop;
        continue;
      }
      if (stop !== null) {
        dispatch(ticketEvents.stopped({ stop }));
        return;
      }
      await dispatch(placeStake(stake, { lineId }));
      if (!isRunning(getState(), runId)) return;
      const views = selectLines(getState());
      if (views.find(({ line }) => line.id === lineId)?.status !== 'placed') {
        dispatch(ticketEvents.stopped({ stop: { kind: 'unclear' } }));
        return;
      }
    }
    dispatch(leftOut ? ticketEvents.stopped({ stop: leftOut }) : ticketEvents.sent());
  };
}

/** False for a second press, after a refusal, after a logout, and for another player's ticket. */
function isRunning(state: RootState, runId: string): boolean {
  const { run } = selectTicket(state);
  return run?.id === runId && run.isSending;
}

/** Why the next line must not be sent; null if it may. */
function stopOfLine(
  state: RootState,
  lineId: string,
  stake: Stake,
  now: number,
): TicketStop | null {
  const pressed = selectTicket(state).run?.stop ?? null;
  if (pressed !== null) return pressed;
  const line = selectSendableLines(state).find(({ id }) => id === lineId);
  if (line?.number !== stake.number || line.amount !== stake.amount) return { kind: 'changed' };
  const block = selectIsSending(state)
    ? ({ reason: 'beingChecked' } as const)
    : firstStakeBlock(state, stake, now);
  return block && { kind: 'blocked', block };
}

import type { RootState } from '../../app/rootReducer';
import type { StartAppListening } from '../../app/storeTypes';
import type { Stake } from '../bets/betsApi';
import { selectIsSending } from '../bets/betsSlice';
import { placeStake } from '../bets/placementThunks';
import { blockOfStake } from '../bets/stakeBlocks';
import type { TicketStop } from './ticket';
import { selectLines, selectSendableLines } from './ticketSelectors';
import { selectTicket, ticketEvents } from './ticketSlice';

/**
 * One press sends the confirmed lines one after the other. Each is a stake with its own receipt: round,
 * closing time and limits are checked at the moment of its sending, and it is sent once. The first line that
 * a rule stops, or that the server does not clearly accept, ends it; the rest stays in the ticket.
 */
export function listenForTicket(startListening: StartAppListening): void {
  startListening({
    actionCreator: ticketEvents.confirmed,
    effect: async ({ payload: { runId, roundId, lines } }, { dispatch, getState, extra }) => {
      if (!isRunning(getState(), runId)) return;
      for (const [index, { id: lineId, number, amount }] of lines.entries()) {
        dispatch(ticketEvents.lineReached({ lineId, number: index + 1 }));
        const stake = { roundId, number, amount };
        const stop = stopOfLine(getState(), lineId, stake, extra.clock.now());
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
      dispatch(ticketEvents.sent());
    },
  });
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
    : blockOfStake(state, stake, now);
  return block && { kind: 'blocked', block };
}

import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createAppListeners } from '../app/listeners/createAppListeners';
import { selectToasts } from '../app/notifications/notificationsSlice';
import { makeStore } from '../app/store';
import { betsEvents, selectSlip } from '../features/bets/betsSlice';
import type { Stake } from '../domain/bet';
import type { BetSlip } from '../features/bets/betsState';
import { BetSlipForm } from '../features/bets/slip/BetSlipForm';
import { useSlipLine } from '../features/ticket/useSlipLine';
import { broadcast } from '../features/connection/broadcasts';
import { gameApi } from '../features/game/gameApi';
import type { BetLimit } from '../api/wire/gameSchemas';
import { sessionEvents } from '../features/session/sessionSlice';
import { km } from '../i18n/km';
import { useAppSelector } from '../store/hooks';
import type { StartAppListening } from '../store/storeTypes';
import { makeTestServices } from './makeTestServices';
import { happens, renderOnStore } from './renderOnStore';

function OpenSlip() {
  const slip = useAppSelector(selectSlip);
  return slip && <SlipWithTicket slip={slip} />;
}

function SlipWithTicket({ slip }: { slip: BetSlip }) {
  return <BetSlipForm slip={slip} line={useSlipLine(slip.number)} />;
}

interface SlipOptions {
  /** Null while the server has sent none. */
  limits?: BetLimit | null;
  balance?: number | null;
}

/**
 * Renders the slip of 07 in round 50, which runs with 30 seconds left, on a store that sends nothing. `stakes`
 * are those that were submitted, `added` those that joined the ticket.
 */
export async function renderBetSlip({
  limits = { minBet: 1000, maxBet: 50_000 },
  balance = 1_000_000,
}: SlipOptions = {}) {
  const stakes: Stake[] = [];
  const added: Stake[] = [];
  const services = makeTestServices();
  const pushTo =
    (noted: Stake[]) =>
    ({ payload: { roundId, number, amount } }: { payload: Stake }) =>
      void noted.push({ roundId, number, amount });
  const note = (startListening: StartAppListening) => {
    startListening({ actionCreator: betsEvents.betSubmitted, effect: pushTo(stakes) });
    startListening({ actionCreator: betsEvents.addedToTicket, effect: pushTo(added) });
  };
  const store = makeStore(services, createAppListeners(services, [note]));
  const { dispatch } = store;
  const push = (secondsLeft: number) =>
    dispatch(broadcast.countdownReceived({ secondsLeft, receivedAt: services.clock.now() }));
  dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
  push(30);
  if (balance !== null) dispatch(sessionEvents.balanceReceived({ balance }));
  if (limits) await dispatch(gameApi.util.upsertQueryData('getBetLimit', undefined, limits));
  dispatch(betsEvents.slipOpened({ roundId: 50, number: '07' }));
  // It waits until the form has validated its values.
  await happens(() => renderOnStore(<OpenSlip />, { store, services }));
  return {
    user: userEvent.setup(),
    toasts: () => selectToasts(store.getState()),
    stakes,
    added,
    chip: (amount: string) => screen.getByRole('button', { name: km.betModal.addChip(amount) }),
    amount: screen.getByLabelText(km.betModal.amount),
    submit: screen.getByRole('button', { name: km.betModal.submit }),
    push: (secondsLeft: number) => happens(() => push(secondsLeft)),
    dispatch: (action: Parameters<typeof dispatch>[0]) => happens(() => dispatch(action)),
  };
}

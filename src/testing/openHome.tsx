import { screen, waitFor } from '@testing-library/react';
import { km } from '../i18n/km';
import { renderApp } from './renderApp';

/** A bet as the server lists it: a settled one of round 49, or an open one of round 50. */
export const rowOf = (id: number, number: unknown, amount: unknown, isSettled = false) => ({
  ...{ id, number, amount, odds: 90, win_lose: -1000, is_calculate: isSettled },
  result_id: isSettled ? 49 : 50,
  result: isSettled ? { detail: '{"number":"118"}' } : null,
});

/** Two open bets, one of them unreadable, and a settled one. */
export const listedBets = [rowOf(3, '07', 5000), rowOf(2, '118', '?'), rowOf(1, '4', 2000, true)];

/** The whole app on home with these bets; round 50 runs with 30 seconds left. */
export async function openHome(bets: unknown[] = listedBets, address = '/') {
  const app = await renderApp(address, {
    server: {
      'GET results': { body: [{ round_id: 49, created_at: null, detail: '{"number":"118"}' }] },
      'GET bets': { body: bets },
    },
  });
  const { store, services, happens, server } = app;
  const emit = (event: Parameters<typeof services.broadcasts.emit>[0]) =>
    happens(() => services.broadcasts.emit(event));
  const push = (secondsLeft: number) => emit({ kind: 'countdown', secondsLeft });
  await screen.findAllByRole('row');
  await emit({ kind: 'connection', state: 'open' });
  await emit({ kind: 'status', status: 'start', roundId: 50, result: null });
  await push(30);
  await waitFor(() => expect(screen.getByRole('button', { name: km.keypad.enter })).toBeEnabled());
  return {
    ...app,
    push,
    slip: () => store.getState().bets.slip,
    posts: () => server.calls('POST bets'),
  };
}

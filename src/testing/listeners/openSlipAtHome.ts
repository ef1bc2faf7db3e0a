import { locationChanged } from '../../store/navigationSlice';
import { gateDecided } from '../../features/maintenance/maintenanceSlice';
import { waitFor } from '../waitFor';
import { openSlip } from './openSlip';

/** The same on the home screen, which has loaded its lists. */
export async function openSlipAtHome() {
  const page = await openSlip();
  const { server, store } = page;
  server.on('GET previous-result', { body: null });
  server.on('GET bet-limit', { body: { min_bet: 1000, max_bet: 50_000 } });
  store.dispatch(gateDecided({ isClosed: false }));
  store.dispatch(locationChanged({ pathname: '/', search: '' }));
  await waitFor(() => {
    const { queries } = store.getState().api;
    expect(Object.values(queries).map((query) => query?.status)).toEqual(
      Array(5).fill('fulfilled'),
    );
  });
  return page;
}

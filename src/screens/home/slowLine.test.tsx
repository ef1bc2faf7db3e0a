import { screen } from '@testing-library/react';
import type { RootState } from '../../store/rootState';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { km } from '../../i18n/km';
import { renderApp } from '../../testing/renderApp';

const server = {
  'GET results': { body: [{ round_id: 49, created_at: null, detail: '{"number":"007"}' }] },
  'GET previous-result': { body: null },
  'GET bet-limit': { body: { min_bet: 1000, max_bet: 50_000 } },
};

const lastResult = () => screen.findByText(km.home.lastResult, { exact: false });
const hint = () => screen.queryByText(km.home.slowLine(8));

async function onSlowLine(): Promise<RootState> {
  const { store, services, happens } = await renderApp('/', { server });
  await lastResult();
  expect(hint()).toBeNull();
  await happens(() => {
    services.broadcasts.emit({ kind: 'countdown', secondsLeft: 60 });
    for (let count = 0; count < 20; count += 1) {
      store.dispatch(connectionEvents.roundTripMeasured({ ms: 2400 }));
    }
  });
  return store.getState();
}

describe('a slow connection', () => {
  it('is named in the stage, politely, with the seconds to send before', async () => {
    await onSlowLine();
    expect(hint()).toBeVisible();
    expect(hint()).toHaveAttribute('aria-live', 'polite');
  });
});

import type { TestServicesOptions } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';
import { appStarted } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import { waitFor } from '../../testing/waitFor';

async function gateOf(options: TestServicesOptions, search = '') {
  const { store, services } = makeTestStore({ session: null, ...options });
  const go = jest.spyOn(services.navigator, 'go');
  store.dispatch(locationChanged({ pathname: '/login', search }));
  expect(store.getState().maintenance.gate).toBe('loading');
  store.dispatch(appStarted());
  await waitFor(() => expect(store.getState().maintenance.gate).not.toBe('loading'));
  return { gate: store.getState().maintenance.gate, services, go };
}

const closed = { appConfig: { isMaintenance: true } };

describe('[2.42, 4.34] the maintenance gate', () => {
  it('is closed if the file says so, and leads to the maintenance page', async () => {
    const { gate, go } = await gateOf(closed);
    expect(gate).toBe('closed');
    expect(go).toHaveBeenCalledWith('/maintenance', { replace: true });
  });

  it.each(['true', 1, '1'])(
    '[3.16] is closed if the flag is written as %p',
    async (isMaintenance) => {
      expect((await gateOf({ appConfig: { isMaintenance } })).gate).toBe('closed');
      expect((await gateOf({ appConfig: { data: { isMaintenance } } })).gate).toBe('closed');
    },
  );

  it.each([false, 'false', 0, '0'])('is open if the file says %p', async (isMaintenance) => {
    const { gate, go, services } = await gateOf({ appConfig: { isMaintenance } });
    expect(gate).toBe('open');
    expect(go).not.toHaveBeenCalled();
    expect(services.logger.lines).toEqual([]);
  });

  it.each([
    ['cannot be fetched', new Error('config.json answered 404')],
    ['is null', null],
    ['is a list', []],
    ['has another value for the flag', { isMaintenance: 'yes' }],
    ['has another number for the flag', { isMaintenance: 2 }],
    ['has the flag in its prototype', JSON.parse('{"__proto__":{"isMaintenance":true}}')],
  ])('[3.16, 8.9] is open if the file %s, and the log says why', async (_, appConfig: unknown) => {
    const { gate, services } = await gateOf({ appConfig });
    expect(gate).toBe('open');
    const details = expect.stringMatching(/^config.json answered 404$|expected/);
    expect(services.logger.lines).toEqual([{ message: 'config.json ignored', details }]);
  });

  it('decides also before the address is known', async () => {
    const { store } = makeTestStore(closed);
    store.dispatch(appStarted());
    await waitFor(() => expect(store.getState().maintenance.gate).toBe('closed'));
  });

  it('[2.43] is opened for good by dev=true in the address', async () => {
    const { gate, services } = await gateOf(closed, '?dev=true');
    expect(gate).toBe('open');
    const stored = services.localStore.read('bypassMaintenance');
    expect(stored).toBe('true');
    const later = await gateOf({ ...closed, localStore: { bypassMaintenance: stored ?? '' } });
    expect(later.gate).toBe('open');
  });

  it.each(['?dev=false', '?dev', '?dev=1', '?nodev=true'])(
    'is not opened by %s',
    async (search) => {
      const { gate, services } = await gateOf(closed, search);
      expect(gate).toBe('closed');
      expect(services.localStore.read('bypassMaintenance')).toBeNull();
    },
  );
});

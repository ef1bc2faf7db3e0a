import { km } from '../../i18n/km';
import type { TestServicesOptions } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';
import { appStarted } from '../../store/appEvents';
import { waitFor } from '../../testing/waitFor';
import { shownToasts } from '../../testing/shownToasts';

function start(options: TestServicesOptions) {
  const { store, services } = makeTestStore({ session: null, ...options });
  const find = jest.spyOn(services, 'findMissingFeatures');
  store.dispatch(appStarted());
  return {
    find,
    logger: services.logger,
    toasts: () => shownToasts(store.getState()).map(({ severity, text }) => [severity, text]),
  };
}

describe('missing browser features', () => {
  it('are reported once each and logged', async () => {
    const { toasts, logger } = start({ missingFeatures: ['cookies', 'records', 'tabs'] });
    await waitFor(() => {
      expect(toasts()).toEqual([
        ['warning', km.browser.cookies],
        ['warning', km.browser.records],
        ['warning', km.browser.tabs],
      ]);
    });
    expect(logger.lines).toContainEqual({
      message: 'browser features are missing',
      details: ['cookies', 'records', 'tabs'],
    });
  });

  it('are not reported in a browser that has all of them', async () => {
    const { toasts, logger, find } = start({});
    await new Promise((resolve) => setTimeout(resolve));
    expect(find).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([]);
    expect(logger.lines).toEqual([]);
  });
});

import { betsEvents } from '../../features/bets/betsSlice';
import { km } from '../../i18n/km';
import { makeTestStore } from '../../testing/makeTestStore';
import { sameAddress } from '../../testing/makeTestServices';
import type { TestServicesOptions } from '../../testing/makeTestServices';
import { chunkLoadFailed, releaseFileMissing } from '../../store/appEvents';
import { reloadedForKey } from './staleFiles';
import { toastTexts } from '../../testing/shownToasts';

const message = 'Loading chunk 17 failed.';

/** A page that has typed 07 and then misses a file. */
async function missAFile(options: TestServicesOptions) {
  const { store, services } = makeTestStore(options);
  for (const digit of '07') store.dispatch(betsEvents.digitPressed({ digit }));
  store.dispatch(releaseFileMissing({ message }));
  await Promise.resolve();
  await Promise.resolve();
  return { services, shown: store.getState().problemReport.shownError };
}

describe('a missing file of the release', () => {
  it('reloads the page and keeps the chosen digits if the host has a newer release', async () => {
    const { services, shown } = await missAFile({ newRelease: '/js/main.2.js' });
    expect(services.reloads).toEqual([sameAddress]);
    expect(shown).toBeNull();
    const { store } = makeTestStore({
      sessionStore: { chosenNumber: services.sessionStore.read('chosenNumber') ?? '' },
    });
    expect(store.getState().bets.number).toBe('07');
  });

  it.each<[string, TestServicesOptions]>([
    ['the host serves the running release or none', {}],
    [
      'the page was already reloaded for that release',
      { newRelease: '/js/main.2.js', sessionStore: { [reloadedForKey]: '/js/main.2.js' } },
    ],
  ])('is an error if %s', async (_, options) => {
    const { services, shown } = await missAFile(options);
    expect(services.reloads).toEqual([]);
    expect(shown).toBe(message);
  });

  it('reloads once more for the release after that', async () => {
    const { services } = await missAFile({
      newRelease: '/js/main.3.js',
      sessionStore: { [reloadedForKey]: '/js/main.2.js' },
    });
    expect(services.reloads).toEqual([sameAddress]);
  });
});

it('a missing chunk of the screen shows a toast and leaves the screen in place if the host has this release', async () => {
  const { store, services } = makeTestStore();
  store.dispatch(chunkLoadFailed());
  await Promise.resolve();
  await Promise.resolve();
  expect(services.reloads).toEqual([]);
  expect(store.getState().problemReport.shownError).toBeNull();
  expect(toastTexts(store.getState())).toEqual([km.errors.partNotLoaded]);
});

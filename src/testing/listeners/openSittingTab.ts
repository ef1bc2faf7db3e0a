import { appStarted } from '../../app/appEvents';
import { makeStore } from '../../app/store';
import { selectIsSittingShown } from '../../features/sitting/sittingSelectors';
import { selectSitting, sittingEvents } from '../../features/sitting/sittingSlice';
import { selectMinutesPlayed } from '../../features/sitting/sittingSums';
import { makeTestServices } from '../makeTestServices';
import type { TestServices } from '../makeTestServices';

/** A tab of one browser: its own page, the storage and the clock of the others. */
export function openSittingTab(browser?: TestServices) {
  const own = makeTestServices();
  const services = browser ? { ...own, clock: browser.clock, localStore: browser.localStore } : own;
  const store = makeStore(services);
  store.dispatch(appStarted());
  return {
    store,
    services,
    minutes: () => selectMinutesPlayed(store.getState(), services.clock.now()),
    isShown: () => selectIsSittingShown(store.getState()),
    sitting: () => selectSitting(store.getState()),
    choose: (interval: 0 | 15 | 30 | 60) =>
      store.dispatch(sittingEvents.intervalChosen({ interval })),
  };
}

export type SittingTab = ReturnType<typeof openSittingTab>;

/** Lets minutes go by while the machine is awake. */
export async function pass({ services }: SittingTab, minutes: number): Promise<void> {
  for (let step = 0; step < minutes * 3; step += 1) {
    services.clock.advance(20_000);
    await jest.advanceTimersByTimeAsync(20_000);
  }
}

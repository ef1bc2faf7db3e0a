import { appStarted } from '../../app/appEvents';
import { makeStore } from '../../app/store';
import { selectPlayTime } from '../../features/playTime/playTimeSlice';
import { makeTestServices } from '../makeTestServices';
import type { TestServices } from '../makeTestServices';

/** A tab of one browser: its own page, the storage and the clock of the others. */
export function openPlayTimeTab(browser?: TestServices) {
  const own = makeTestServices();
  const services = browser ? { ...own, clock: browser.clock, localStore: browser.localStore } : own;
  const store = makeStore(services);
  store.dispatch(appStarted());
  const playTime = () => selectPlayTime(store.getState());
  return {
    store,
    services,
    playTime,
    minutes: () => playTime().minutes,
    isNoteDue: () => playTime().isNoteDue,
  };
}

/** Lets minutes go by while the machine is awake. */
export async function pass(
  { services }: ReturnType<typeof openPlayTimeTab>,
  minutes: number,
): Promise<void> {
  for (let step = 0; step < minutes * 3; step += 1) {
    services.clock.advance(20_000);
    await jest.advanceTimersByTimeAsync(20_000);
  }
}

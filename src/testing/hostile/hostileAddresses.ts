import { appStarted } from '../../store/appEvents';
import { followRouter } from '../../app/navigation/followRouter';
import { createDetachedRouter } from '../../app/navigation/router';
import type { AppRouter } from '../../app/navigation/router';
import { selectReportRange } from '../../features/report/reportRange';
import { makeTestStore } from '../makeTestStore';
import { sharded, junkTexts } from './junk';
import type { HarmWatch } from './harm';
import { settle } from './settle';

export interface HostileAddress {
  name: string;
  address: string;
}

/** What a person or a link may put into the address, in each place that the app reads. */
const places: readonly ((text: string) => string)[] = [
  (text) => `/?slug=${text}`,
  (text) => `/?dev=${text}`,
  (text) => `/?${text}`,
  (text) => `/report?start_date=${text}&end_date=2026-11-20`,
  (text) => `/report?start_date=2026-11-20&end_date=${text}`,
  (text) => `/report/detail?date=${text}&start_date=${text}&end_date=${text}`,
  (text) => `/report/detail?date=2026-11-20&start_date=${text}`,
  (text) => `/${text}`,
  (text) => `/report/${text}`,
];

const longestAddress = 2000;

/** Every junk text in some of the positions of an address, encoded as by a browser. */
export const hostileAddresses: readonly HostileAddress[] = junkTexts.flatMap((junk, which) => {
  const text = encodeURIComponent(junk.slice(0, longestAddress));
  return sharded(places, which, places.length).map((at) => ({
    name: at(text).slice(0, 80),
    address: at(text),
  }));
});

/** Opens an address as a signed-in player and follows every redirect. */
async function open(address: string) {
  let router: AppRouter | null = null;
  const { store, services } = makeTestStore({ go: (to, how) => void router?.navigate(to, how) });
  router = createDetachedRouter(address);
  followRouter(router, store.dispatch, services);
  store.dispatch(appStarted());
  await settle(store);
  return { store, services, router };
}

/** Creates the check of a hostile address: redirects end, and the next address works. */
export function makeAddressRun(watch: HarmWatch) {
  return async ({ address }: HostileAddress): Promise<string[]> => {
    const { store, services, router } = await open(address);
    await router.navigate('/report?start_date=2026-11-16&end_date=2026-11-22');
    await settle(store);
    const problems = watch.findings(services.logger);
    const range = selectReportRange(store.getState());
    if (range?.startDate !== '2026-11-16') problems.push('the next good address is not followed');
    return problems;
  };
}

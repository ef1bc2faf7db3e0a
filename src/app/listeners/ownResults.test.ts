import { alwaysRefetch } from '../../api/restApi';
import { betsApi } from '../../features/bets/betsApi';
import { gameApi } from '../../features/game/gameApi';
import { broadcast } from '../../features/connection/broadcasts';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { problemReportEvents } from '../../features/problemReport/problemReportSlice';
import { km } from '../../i18n/km';
import { advanceTime } from '../../testing/invariants/virtualTime';
import { makeTestStore } from '../../testing/makeTestStore';
import type { TestServicesOptions } from '../../testing/makeTestServices';
import { locationChanged } from '../../store/navigationSlice';

beforeEach(() => jest.useFakeTimers());

const open = { id: 1, result_id: 50, number: '07', amount: 1000, odds: 90, is_calculate: false };
const settled = (winLose: number) => ({
  ...open,
  is_calculate: true,
  win_lose: winLose,
  result: { detail: '{"number":"107"}' },
});

/** Home in round 50 with 30 seconds left and a bet of 1,000 riel on 07. */
async function setUp(options: TestServicesOptions = {}) {
  const { store, services, server } = makeTestStore(options);
  let bets: object[] = [open];
  server.on('GET results', { body: [{ round_id: 49, detail: '{"number":"123"}' }] });
  server.on('GET bets', () => ({ body: bets }));
  const { clock, page } = services;
  const load = async () => {
    await store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
    await advanceTime(0);
  };
  store.dispatch(connectionEvents.opened({ at: clock.now() }));
  await store.dispatch(gameApi.endpoints.getResults.initiate(undefined, alwaysRefetch));
  await load();
  store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
  store.dispatch(broadcast.countdownReceived({ secondsLeft: 30, receivedAt: clock.now() }));
  await advanceTime(0);
  const pass = async (milliseconds: number) => {
    for (let rest = milliseconds; rest > 0; rest -= 500) {
      clock.advance(500);
      await advanceTime(500);
    }
  };
  return {
    store,
    ...services,
    pass,
    title: () => page.title(),
    /** The draw of 107 with its reveal, all but the last digit; the bet wins 90,000. */
    draw: async () => {
      const result = { roundId: 50, createdAt: null, digits: '107' };
      store.dispatch(
        broadcast.resultReceived({ roundId: 50, digits: '107', receivedAt: clock.now() }),
      );
      store.dispatch(broadcast.roundCalculated({ result, receivedAt: 0 }));
      await pass(5500);
    },
    settle: async (winLose: number) => {
      bets = [settled(winLose)];
      await load();
    },
  };
}

const behind = (figure: string) => km.titles.behind(figure, km.titles.home);

describe('the title', () => {
  it('counts the seconds while betting is open, also on a hidden page', async () => {
    const { title, pass, page } = await setUp();
    page.setHidden(true);
    expect(title()).toBe(behind('30'));
    await pass(1000);
    expect(title()).toBe(behind('29'));
    await pass(23_000);
    expect(title()).toBe(behind('6'));
    await pass(1000);
    expect(title()).toBe(km.titles.home);
  });

  it('gives nothing of a draw away before the last digit, then the own outcome until the next round', async () => {
    const { title, draw, pass, settle, store } = await setUp();
    await draw();
    expect(title()).toBe(km.titles.home);
    await pass(1000);
    expect(title()).toBe(behind(km.titles.expected('+89,000៛')));
    await settle(89_000);
    expect(title()).toBe(behind('+89,000៛'));
    await pass(6000);
    expect(store.getState().game.reveal).toBeNull();
    expect(title()).toBe(behind('+89,000៛'));
    store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
    await advanceTime(0);
    expect(title()).toBe(km.titles.home);
  });

  it.each([
    ['/rule', '', km.titles.rule],
    ['/rule/', '', km.titles.rule],
    ['/report', '', km.titles.report],
    ['/report/detail', '?date=2026-11-20', km.titles.reportDetail('20-11-2026')],
    ['/report/detail', '?date=x', km.titles.reportDetail(km.common.invalidDate)],
    ['/', '?slug=result', km.titles.home],
  ])('of %s%s has the seconds in front of it', async (pathname, search, title) => {
    const app = await setUp();
    app.store.dispatch(locationChanged({ pathname, search }));
    await advanceTime(0);
    expect(app.title()).toBe(km.titles.behind('30', title));
  });

  it('is that of the error screen while it is shown', async () => {
    const { store, title } = await setUp();
    store.dispatch(problemReportEvents.errorShown({ message: 'no' }));
    await advanceTime(0);
    expect(title()).toBe(km.titles.error);
    store.dispatch(problemReportEvents.errorHidden());
    await advanceTime(0);
    expect(title()).toBe(behind('30'));
  });

  it.each([
    ['/login', km.titles.login],
    ['/check-auth/…', km.titles.checkAuth],
    ['/maintenance', km.titles.maintenance],
  ])('of %s has no seconds for nobody', async (pathname, title) => {
    const { store, services } = makeTestStore({ session: null });
    store.dispatch(locationChanged({ pathname, search: '' }));
    await advanceTime(0);
    expect(services.page.title()).toBe(title);
  });
});

import { alwaysRefetch } from '../../api/restApi';
import { appStarted } from '../../app/appEvents';
import { makeStore } from '../../app/store';
import { startFakeServer } from '../../testing/fakeServer';
import { openSittingTab } from '../../testing/listeners/openSittingTab';
import type { SittingTab } from '../../testing/listeners/openSittingTab';
import { makeTestServices } from '../../testing/makeTestServices';
import { betsApi } from '../bets/betsApi';
import { betsEvents } from '../bets/betsSlice';
import { selectSitting } from './sittingSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('which bets are of this sitting', () => {
  const row = (id: number, time: string) => ({
    id,
    result_id: 50,
    number: '07',
    amount: 1000,
    created_at: `2026-11-20T${time}Z`,
    win_lose: 0,
    result: null,
    is_calculate: false,
  });
  const load = ({ store }: SittingTab) =>
    store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
  const stake = { roundId: 50, number: '07', amount: 1000 };
  const send = ({ store }: SittingTab) =>
    store.dispatch(betsEvents.betSent({ receiptId: 'a', userId: '1001', stake, baseline: null }));

  it('is marked by the newest bet of the first whole list', async () => {
    const server = startFakeServer();
    const tab = openSittingTab();
    server.on('GET bets', { body: { data: [], next_page_url: '/bets?page=2' } });
    await load(tab);
    expect(tab.sitting()?.before).toBeNull();
    server.on('GET bets', { body: [row(2, '06:59:00'), row(3, '07:00:00'), row(1, '06:58:00')] });
    await load(tab);
    const before = { newestBetAt: Date.parse('2026-11-20T07:00:00Z') };
    expect(tab.sitting()).toMatchObject({ before, isStartUnknown: false });
    server.on('GET bets', { body: [row(4, '07:05:00')] });
    await load(tab);
    send(tab);
    expect(tab.sitting()).toMatchObject({ before, isStartUnknown: false });
  });

  it('is unknown if a stake was sent before that list came', async () => {
    startFakeServer().on('GET bets', { body: [] });
    const tab = openSittingTab();
    send(tab);
    await load(tab);
    expect(tab.sitting()).toMatchObject({ before: { newestBetAt: null }, isStartUnknown: true });
  });

  it('is the same whatever the order of the list and its unreadable dates', async () => {
    const tab = openSittingTab();
    startFakeServer().on('GET bets', {
      body: [
        { ...row(4, ''), created_at: 'soon' },
        row(1, '06:58:00'),
        row(2, '07:00:00'),
        { ...row(5, ''), created_at: null },
        row(3, '06:59:00'),
      ],
    });
    await load(tab);
    expect(tab.sitting()?.before).toEqual({ newestBetAt: Date.parse('2026-11-20T07:00:00Z') });
  });

  it('does not begin with a list on a page that was never seen', async () => {
    startFakeServer().on('GET bets', { body: [] });
    const services = makeTestServices();
    services.page.setHidden(true);
    const store = makeStore(services);
    store.dispatch(appStarted());
    await store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
    expect(selectSitting(store.getState())).toBeNull();
    expect(services.logger.lines).toEqual([]);
  });

  it('is not marked by a list that comes while nobody is there', async () => {
    startFakeServer().on('GET bets', { body: [] });
    const tab = openSittingTab();
    tab.services.page.setHidden(true);
    await load(tab);
    expect(tab.sitting()?.before).toBeNull();
    tab.services.page.setHidden(false);
    await load(tab);
    expect(tab.sitting()?.before).toEqual({ newestBetAt: null });
  });
});

import { playerDataDiscarded } from '../../api/apiEvents';
import { alwaysRefetch } from '../../api/restApi';
import { selectIsListPartial } from '../../features/bets/betsSlice';
import { betsApi } from '../../features/bets/betsApi';
import { selectAreResultsPartial } from '../../features/game/gameSelectors';
import { gameApi } from '../../features/game/gameApi';
import { makeSelectDayReport, makeSelectReport } from '../../features/report/reportSelectors';
import { reportApi } from '../../features/report/reportApi';
import type { Day, DayRange } from '../../domain/dates';
import type { AppStore } from '../store';
import { makeTestStore } from '../../testing/makeTestStore';

const day = '2026-11-20' as Day;
const range: DayRange = { startDate: day, endDate: day };
const selectReport = makeSelectReport(range);
const selectDayReport = makeSelectDayReport(day);

const lists: [string, (store: AppStore) => PromiseLike<unknown>, (store: AppStore) => boolean][] = [
  [
    'bets',
    ({ dispatch }) => dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch)),
    ({ getState }) => selectIsListPartial(getState()),
  ],
  [
    'results',
    ({ dispatch }) => dispatch(gameApi.endpoints.getResults.initiate(undefined, alwaysRefetch)),
    ({ getState }) => selectAreResultsPartial(getState()),
  ],
  [
    'report',
    ({ dispatch }) => dispatch(reportApi.endpoints.getReport.initiate(range, alwaysRefetch)),
    ({ getState }) => selectReport(getState()).isPartial,
  ],
  [
    'report/detail',
    ({ dispatch }) => dispatch(reportApi.endpoints.getReportDetail.initiate(day, alwaysRefetch)),
    ({ getState }) => selectDayReport(getState()).isPartial,
  ],
];

it.each(lists)(
  '[7.23] a list of %s is read over its pages, and marked as partial while one of them fails',
  async (path, load, isPartial) => {
    const { store, services, server } = makeTestStore();
    const row = { id: 7, result_id: 5, round_id: 5, date: day, number: '07', amount: 1000 };
    const page = (number: number) => ({
      data: {
        data: [{ ...row, id: number, round_id: number }],
        links: { next: `?page=${number + 1}` },
      },
    });
    server.on(`GET ${path}`, ({ path: address }) => {
      const number = Number(/page=(\d+)/.exec(address)?.[1] ?? 1);
      return number < 3 ? { body: page(number) } : { status: 500 };
    });
    await load(store);
    expect(server.calls(`GET ${path}`)).toHaveLength(3);
    expect(isPartial(store)).toBe(true);
    expect(services.logger.lines.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('is only a part of the list'),
    );
    server.on(`GET ${path}`, ({ path: address }) => ({
      body: address.includes('page=2') ? { data: { data: [row] } } : page(1),
    }));
    await load(store);
    expect(isPartial(store)).toBe(false);
    server.on(`GET ${path}`, { body: page(1) });
    await load(store);
    expect(isPartial(store)).toBe(true);
    store.dispatch(playerDataDiscarded());
    expect(store.getState().partialLists).toEqual([]);
  },
);

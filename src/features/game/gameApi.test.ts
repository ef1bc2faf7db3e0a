import { startFakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { gameApi } from './gameApi';
import {
  isRoundSettled,
  selectBetLimit,
  selectIsBetLimitKnown,
  selectLastResult,
  selectOdds,
  selectResults,
  selectRoundId,
  selectShownResults,
} from './gameSelectors';

function setUp(call: string, body: unknown) {
  startFakeServer().on(call, { body });
  return makeTestStore({ session: null }).store;
}

it('[3.9, 3.18] before any response the round is unknown and the limits are 0', () => {
  const state = makeTestStore().store.getState();
  expect(selectRoundId(state)).toBeNull();
  expect(selectBetLimit(state)).toEqual({ minBet: 0, maxBet: 0 });
  expect(state.game.round).toMatchObject({ status: 'start', countdown: { deadline: null } });
});

describe('the odds', () => {
  const rules = { '1D': 9, '2D': 90, '3D': 800 };

  const stated = Object.entries({ '1D': 8, '2D': '80', '3D': 700 });

  it.each([
    [stated.map(([type, odds]) => ({ type, odds })), { '1D': 8, '2D': 80, '3D': 700 }],
    [{ data: [{ type: '2D', odds: '95.00' }] }, { ...rules, '2D': 95 }],
    [{ '2D': { type: '2D', odds: 95 } }, { ...rules, '2D': 95 }],
    [[], rules],
    [{ '1D': 8 }, rules],
    [[{ type: '4D', odds: 5000 }], rules],
    [null, rules],
    ['<html>', rules],
  ])(
    '[2.30, 3.21, 7.10, 9.2] are taken from the response %j as far as it can be read',
    async (body, odds) => {
      const store = setUp('GET odds', body);
      await store.dispatch(gameApi.endpoints.getOdds.initiate());
      expect(selectOdds(store.getState())).toEqual(odds);
    },
  );
});

describe('the limits', () => {
  it.each([
    [{ max_bet: '3,000', min_bet: '1000.00' }, 1000, 3000],
    [{ max_bet: 3000 }, 0, 3000],
    [{ min_bet: 1000 }, 1000, 0],
    [{ max_bet: 3000, min_bet: null }, 0, 3000],
    [{ max_bet: 0, min_bet: 0 }, 0, 0],
    [{ data: [{ min_bet: 1000, max_bet: 3000 }] }, 1000, 3000],
  ])('are read from the response %j: from %d to %d', async (body, minBet, maxBet) => {
    const store = setUp('GET bet-limit', body);
    await store.dispatch(gameApi.endpoints.getBetLimit.initiate());
    expect(selectBetLimit(store.getState())).toEqual({ minBet, maxBet });
    expect(selectIsBetLimitKnown(store.getState())).toBe(true);
  });

  it.each([
    {},
    { data: {} },
    [],
    null,
    { max_bet: 0 },
    { max_bet: null, min_bet: 0 },
    { max_bet: '3.000' },
    { max_bet: 'x', min_bet: 1000 },
  ])('are unreadable in the response %j', async (body) => {
    const store = setUp('GET bet-limit', body);
    const { error } = await store.dispatch(gameApi.endpoints.getBetLimit.initiate());
    expect(error).toMatchObject({ kind: 'invalidResponse' });
    expect(selectIsBetLimitKnown(store.getState())).toBe(false);
  });
});

it.each([
  [{ id: 49, created_at: null, detail: '{"number":7}' }, [49, '007']],
  [{ round_id: '49', detail: { number: '472' } }, [49, '472']],
  [{ data: [{ id: 49 }] }, [49, null]],
  [null, null],
  [{ data: null }, null],
  [{}, null],
  ['472', null],
  [[], null],
])(
  '[2.32, 7.7] the previous result is taken from the response %j as far as it can be read',
  async (body, shown) => {
    const store = setUp('GET previous-result', body);
    await store.dispatch(gameApi.endpoints.getPreviousResult.initiate());
    const last = selectLastResult(store.getState());
    expect(last && [last.roundId, last.digits]).toEqual(shown);
  },
);

it('[7.17] a result without a readable round id stays in the table and decides nothing', async () => {
  const row = { created_at: null, detail: '{"number":"472"}' };
  const body = [{ ...row, id: 'x' }, { ...row, round_id: 49 }, row, { ...row, id: 48 }];
  startFakeServer().on('GET results', { body });
  const { store, services } = makeTestStore();
  await store.dispatch(gameApi.endpoints.getResults.initiate());
  const state = store.getState();
  expect(selectShownResults(state)?.map(({ roundId }) => roundId)).toEqual([null, 49, null, 48]);
  expect(selectResults(state)?.map(({ roundId }) => roundId)).toEqual([49, 48]);
  expect(selectRoundId(state)).toBe(50);
  expect(selectLastResult(state)?.roundId).toBe(49);
  expect(isRoundSettled(state, 50)).toBe(false);
  const reason = expect.stringContaining('row: expected a round id') as string;
  expect(services.logger.lines).toMatchObject([{ details: { count: 3, reason } }]);
});

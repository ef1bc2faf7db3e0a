import { startFakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { gameApi } from './gameApi';
import { selectBetLimit, selectLastResult, selectOdds, selectRoundId } from './gameSelectors';

function setUp(call: string, body: unknown) {
  startFakeServer().on(call, { body });
  return makeTestStore({ session: null }).store;
}

it('before the server told anything the round is unknown and the limits are 0', () => {
  const state = makeTestStore().store.getState();
  expect(selectRoundId(state)).toBeNull();
  expect(selectBetLimit(state)).toEqual({ minBet: 0, maxBet: 0 });
  expect(state.game.round).toMatchObject({ status: 'start', countdown: { deadline: null } });
});

describe('the odds', () => {
  const rules = { '1D': 9, '2D': 90, '3D': 800 };

  it.each([
    [
      [
        { type: '1D', odds: 8 },
        { type: '2D', odds: '80' },
        { type: '3D', odds: 700 },
      ],
      { '1D': 8, '2D': 80, '3D': 700 },
    ],
    [[{ type: '2D', odds: 95 }], { ...rules, '2D': 95 }],
    [[], rules],
    [{ '1D': 8 }, rules],
    [[{ type: '4D', odds: 5000 }], rules],
    [null, rules],
    ['<html>', rules],
  ])('answered with %j', async (body, odds) => {
    const store = setUp('GET odds', body);
    await store.dispatch(gameApi.endpoints.getOdds.initiate());
    expect(selectOdds(store.getState())).toEqual(odds);
  });
});

describe('the previous result', () => {
  it.each([
    [
      { id: 49, created_at: null, detail: '{"number":7}' },
      { roundId: 49, digits: '007' },
    ],
    [
      { round_id: '49', detail: { number: '472' } },
      { roundId: 49, digits: '472' },
    ],
    [null, null],
    [{ data: { id: 49 } }, null],
    ['472', null],
    [[], null],
  ])('answered with %j', async (body, shown) => {
    const store = setUp('GET previous-result', body);
    await store.dispatch(gameApi.endpoints.getPreviousResult.initiate());
    const last = selectLastResult(store.getState());
    if (shown === null) expect(last).toBeNull();
    else expect(last).toMatchObject(shown);
  });
});

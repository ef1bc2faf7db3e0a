import type { RootState } from '../../../store/rootState';
import type { AppStore } from '../../../app/store';
import { betOf } from '../../../testing/betOf';
import { makeTestStore } from '../../../testing/makeTestStore';
import { betsApi } from '../betsApi';
import type { Bet } from '../betsApi';
import { gameApi } from '../../game/gameApi';
import { selectLimitBlock, selectServerNow, selectStakeLimit } from './limitSelectors';

const now = Date.parse('2026-11-20T14:00:00+07:00');
const at = (time: string) => `2026-11-20 ${time}`;

const listBets = (value: Bet[]) =>
  betsApi.util.upsertQueryEntries([{ endpointName: 'getBets', arg: undefined, value }]);
const resultOf = (roundId: number, createdAt: string | null) => ({
  roundId,
  createdAt,
  digits: '472',
});

/** The state after these actions. */
function stateAfter(...actions: Parameters<AppStore['dispatch']>[0][]): RootState {
  const { store } = makeTestStore({ session: null });
  for (const action of actions) store.dispatch(action);
  return store.getState();
}

describe('the newest date of the server', () => {
  const serverNowOf = (dates: {
    previous?: string | null;
    results?: (string | null)[];
    bets?: (string | null)[];
  }) => {
    const { upsertQueryEntries } = gameApi.util;
    const actions = [];
    if (dates.previous !== undefined) {
      const value = resultOf(51, dates.previous);
      const entry = { endpointName: 'getPreviousResult', arg: undefined, value } as const;
      actions.push(upsertQueryEntries([entry]));
    }
    if (dates.results) {
      const value = dates.results.map((createdAt) => resultOf(50, createdAt));
      const entry = { endpointName: 'getResults', arg: undefined, value } as const;
      actions.push(upsertQueryEntries([entry]));
    }
    if (dates.bets) {
      actions.push(listBets(dates.bets.map((createdAt) => betOf({ createdAt }))));
    }
    return selectServerNow(stateAfter(...actions));
  };

  it('is unknown as long as the server has sent none that can be read', () => {
    expect(serverNowOf({})).toBeNull();
    expect(serverNowOf({ results: [], bets: [] })).toBeNull();
    expect(serverNowOf({ previous: null, results: ['junk'], bets: [null] })).toBeNull();
    expect(serverNowOf({ bets: [at('14:00:00')] })).toBe(now);
  });

  it.each([
    { previous: at('14:00:00'), results: [at('13:00:00')], bets: [at('12:00:00')] },
    { previous: at('13:00:00'), results: [at('14:00:00')], bets: [at('12:00:00')] },
    { previous: at('12:00:00'), results: [at('13:00:00')], bets: [at('14:00:00')] },
    { previous: 'junk', results: [at('14:00:00')], bets: [] },
    { results: [at('14:00:00'), at('13:00:00')], bets: [null] },
  ])('is that of a result or a bet, whichever is newest: %j', (dates) => {
    expect(serverNowOf(dates)).toBe(now);
  });
});

describe('the limit for one bet', () => {
  it('is the raised one for the dialog and for a stake once its wait is over', () => {
    const { limits, ...state } = stateAfter();
    const raisedAt = (until: number) => {
      const raise = { amount: 5000, until, serverUntil: null };
      return {
        ...state,
        limits: { ...limits, limits: { stake: { amount: 500, raise }, pause: null } },
      };
    };
    expect(selectStakeLimit(raisedAt(now + 1), now)).toBe(500);
    expect(selectLimitBlock(raisedAt(now + 1), 1000, now)).toEqual({ kind: 'stake', limit: 500 });
    expect(selectStakeLimit(raisedAt(now), now)).toBe(5000);
    expect(selectLimitBlock(raisedAt(now), 1000, now)).toBeNull();
  });
});

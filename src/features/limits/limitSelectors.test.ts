import { listExtentChanged } from '../../api/partialLists';
import type { RootState } from '../../app/rootReducer';
import type { Day } from '../../lib/dates';
import type { RoundResult } from '../../lib/roundResult';
import { betOf } from '../../testing/betOf';
import { startFakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import type { AppStore } from '../../app/store';
import { betsApi } from '../bets/betsApi';
import type { Bet } from '../bets/betsApi';
import { betsEvents } from '../bets/betsSlice';
import { receiptOfPress } from '../bets/receipt';
import type { Receipt } from '../bets/receipt';
import { gameApi } from '../game/gameApi';
import { reportApi } from '../report/reportApi';
import type { DailyReportRow } from '../report/reportSchemas';
import {
  selectDayLoss,
  selectLimitBlock,
  selectLimitsInForce,
  selectServerNow,
} from './limitSelectors';
import { noLimits } from './limits';
import type { OwnLimits } from './limits';

const now = Date.parse('2026-11-20T14:00:00+07:00');
const dayMs = 86_400_000;
const today = '2026-11-20';
const at = (time: string, day = today) => `${day} ${time}`;

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

  it('is the newest of those that can be read', () => {
    const newest = selectServerNow.resultFunc;
    expect(newest('junk', at('14:00:00'), at('13:00:00'))).toBe(now);
    expect(newest(at('13:00:00'), null, at('14:00:00'))).toBe(now);
    expect(newest('junk', null, '')).toBeNull();
  });

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

describe('the loss of the day', () => {
  const open = betOf({ id: 9, createdAt: at('13:59:00'), amount: 2000 });
  const settled = (winLose: number, createdAt: string | null = at('13:00:00')) =>
    betOf({ id: 8, isSettled: true, winLose, createdAt });

  it('is unknown before the list of bets has loaded', () => {
    expect(selectDayLoss(stateAfter(), now)).toBeNull();
    expect(selectDayLoss(stateAfter(listBets([])), now)).toBe(0);
  });

  it('is that of the bets since midnight in Phnom Penh', () => {
    const bets = [open, settled(-1000), settled(-7000, at('23:59:59', '2026-11-19'))];
    expect(selectDayLoss(stateAfter(listBets(bets)), now)).toBe(3000);
  });

  it('is not emptied by a clock that is set to tomorrow', () => {
    const state = stateAfter(listBets([open, settled(-1000)]));
    expect(selectDayLoss(state, now + dayMs)).toBe(3000);
  });

  it('follows the clock if the server has sent no date', () => {
    const bets = [settled(0, null), settled(-1000), settled(-7000, at('23:59:59', '2026-11-19'))];
    const state = stateAfter(listBets(bets));
    expect(selectServerNow(state)).toBeNull();
    expect(selectDayLoss(state, now)).toBe(1000);
    expect(selectDayLoss(state, now + dayMs)).toBe(0);
  });

  describe('with a report of today', () => {
    const rowOf = (winLose: number | null, date: Day = today): DailyReportRow => ({
      date,
      turnover: 90_000,
      winLose,
    });
    /** The list is loaded first, the report so many milliseconds later. */
    const lossWith = (bets: Bet[], report: DailyReportRow[], laterMs = 1000, isPartial = false) => {
      const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
      const arg = { startDate: today, endDate: today };
      const entry = { endpointName: 'getReport', arg, value: report } as const;
      const { store } = makeTestStore({ session: null });
      store.dispatch(listBets(bets));
      store.dispatch(listExtentChanged({ endpoint: 'getBets', isPartial }));
      clock.mockReturnValue(now + laterMs);
      store.dispatch(reportApi.util.upsertQueryEntries([entry]));
      return selectDayLoss(store.getState(), now);
    };

    it('is no less than the report says, with the open stakes on top', () => {
      expect(lossWith([open, settled(-1000)], [rowOf(-45_000)])).toBe(47_000);
      expect(lossWith([open, settled(-1000)], [rowOf(-45_000)], 0)).toBe(47_000);
    });

    it('is no less than the list says', () => {
      expect(lossWith([open, settled(-1000)], [rowOf(5)])).toBe(3000);
    });

    it('is that of the list if it is newer, unless it is only the first page', () => {
      expect(lossWith([open, settled(-1000)], [rowOf(-45_000)], -1)).toBe(3000);
      expect(lossWith([open, settled(-1000)], [rowOf(-45_000)], -1, true)).toBe(47_000);
    });

    it('reads the row of today', () => {
      const rows = [rowOf(-90_000, '2026-11-19'), rowOf(-45_000)];
      expect(lossWith([open], rows)).toBe(47_000);
    });

    it.each([[[]], [[rowOf(null)]], [[rowOf(-90_000, '2026-11-19')]]])(
      'is that of the list if the report has no figure for today: %j',
      (rows) => {
        expect(lossWith([open, settled(5000)], rows)).toBe(-3000);
      },
    );

    describe('and stakes that a partial list leaves out', () => {
      const stake = { roundId: 50, number: '07', amount: 4000 };
      const placed = {
        ...receiptOfPress({ id: 'a', userId: '1001', stake, baseline: [] }),
        state: 'placed',
        betKey: '10',
      } as const;
      const arg = { startDate: today, endDate: today };
      /** The report is requested at this time of the server; the device's clock is `aheadMs` ahead. */
      const openDay = (requestedAt: string, results: RoundResult[], aheadMs = 0) => {
        const clock = jest.spyOn(Date, 'now');
        const { store } = makeTestStore({ session: null });
        store.dispatch(betsEvents.memoryRead({ receipts: [placed], number: '' }));
        clock.mockReturnValue(Date.parse(`${today}T${requestedAt}+07:00`) + aheadMs);
        const value = [rowOf(-45_000)];
        const report = { endpointName: 'getReport', arg, value } as const;
        store.dispatch(reportApi.util.upsertQueryEntries([report]));
        clock.mockReturnValue(now + aheadMs);
        const entry = { endpointName: 'getResults', arg: undefined, value: results } as const;
        store.dispatch(gameApi.util.upsertQueryEntries([entry]));
        store.dispatch(listBets([open]));
        store.dispatch(listExtentChanged({ endpoint: 'getBets', isPartial: true }));
        return { store, loss: () => selectDayLoss(store.getState(), now + aheadMs) };
      };
      const lossAt = (...day: Parameters<typeof openDay>) => openDay(...day).loss();
      const results = [
        resultOf(52, at('13:59:30')),
        resultOf(51, at('13:50:00')),
        resultOf(50, at('13:40:00')),
      ];

      it('counts those of a round that was over before the report once', () => {
        expect(lossAt('13:55:00', results)).toBe(47_000);
        expect(lossAt('13:55:00', results, 3_600_000)).toBe(47_000);
        // The server's newest date is half a minute old: by it, this is the time of the result of 51.
        expect(lossAt('13:50:30', results)).toBe(47_000);
        expect(lossAt('13:50:29', results)).toBe(51_000);
      });

      it('counts them on top of a report that is requested again, whose figure is that of before', () => {
        const { store, loss } = openDay('13:45:00', results);
        startFakeServer().on('GET report', () => new Promise(() => undefined));
        const again = { forceRefetch: true };
        void store.dispatch(reportApi.endpoints.getReport.initiate(arg, again));
        expect(loss()).toBe(51_000);
      });

      it.each([
        ['of a round that the report may have seen open', '13:45:00', results],
        ['before a later round has a date', '13:55:00', [resultOf(51, null), ...results.slice(2)]],
        ['before the results have loaded', '13:55:00', []],
      ])('counts those %s on top of it', (_, requestedAt, known) => {
        expect(lossAt(requestedAt, known)).toBe(51_000);
      });
    });

    it('is that of a partial list without a report', () => {
      const partial = listExtentChanged({ endpoint: 'getBets', isPartial: true });
      expect(selectDayLoss(stateAfter(listBets([open, settled(5000)]), partial), now)).toBe(-3000);
    });
  });

  describe('with stakes that were sent', () => {
    const stake = { roundId: 50, number: '07', amount: 4000 };
    const sent = receiptOfPress({ id: 'a', userId: '1001', stake, baseline: [] });
    const lossWith = (changed: Partial<Receipt>, bets: Bet[] = [open]) => {
      const receipts = [{ ...sent, ...changed }];
      return selectDayLoss(
        stateAfter(listBets(bets), betsEvents.memoryRead({ receipts, number: '' })),
        now,
      );
    };
    const ofStake = betOf({ ...stake, id: 10, createdAt: at('13:59:30') });

    it.each(['sending', 'checking', 'notFound', 'unclear'] as const)(
      'counts a stake that is %s, since it may have been placed',
      (state) => {
        expect(lossWith({ state })).toBe(6000);
      },
    );

    it.each(['refused', 'notPlaced'] as const)('leaves out a stake that was %s', (state) => {
      expect(lossWith({ state })).toBe(2000);
    });

    it('counts an accepted stake once: its bet is in the list even without an id', () => {
      expect(lossWith({ state: 'accepted', betKey: null }, [ofStake, open])).toBe(6000);
      expect(lossWith({ state: 'accepted', betKey: '10' }, [ofStake, open])).toBe(6000);
      const unnamed = { ...ofStake, id: null };
      expect(lossWith({ state: 'placed', betKey: 'unnamed-1' }, [unnamed, open])).toBe(6000);
    });

    it('counts a placed stake once if a part of its bet can not be read', () => {
      const unreadable = { ...ofStake, number: null };
      expect(lossWith({ state: 'placed', betKey: '10' }, [unreadable, open])).toBe(6000);
    });

    it('counts a placed stake whose bet the list has lost', () => {
      expect(lossWith({ state: 'placed', betKey: '10' }, [open])).toBe(6000);
      expect(lossWith({ state: 'placed', betKey: 'unnamed-1' }, [open])).toBe(6000);
    });
  });
});

describe('the limits in force', () => {
  it('have a raise whose wait is over', () => {
    const raise = (until: number) => ({ amount: 5000, until, serverUntil: null });
    const state = stateAfter();
    const limits: OwnLimits = {
      ...noLimits,
      stake: { amount: 500, raise: raise(now) },
      dayLoss: { amount: 900, raise: raise(now + 1) },
    };
    const own = { ...state, limits: { ...state.limits, limits } };
    expect(selectLimitsInForce(own, now)).toEqual({ stake: 5000, dayLoss: 900 });
  });
});

describe('the block of a stake', () => {
  const blockWith = (limits: Partial<OwnLimits>, ...lists: ReturnType<typeof listBets>[]) => {
    const state = stateAfter(...lists);
    const own = { ...state.limits, limits: { ...noLimits, ...limits } };
    return selectLimitBlock({ ...state, limits: own }, 1000, now);
  };
  const dayLoss = { amount: 2999, raise: null };

  it('is none without a limit, even if the bets of the day are unknown', () => {
    expect(blockWith({})).toBeNull();
    expect(blockWith({ dayLoss })).toEqual({ kind: 'dayLossUnknown' });
  });

  it('compares the day’s loss and the stake with the limit', () => {
    const bets = listBets([betOf({ createdAt: at('13:59:00'), amount: 2000 })]);
    expect(blockWith({ dayLoss }, bets)).toEqual({ kind: 'dayLoss', limit: 2999, loss: 2000 });
    expect(blockWith({ dayLoss: { amount: 3000, raise: null } }, bets)).toBeNull();
  });

  it('counts what is staked before it, and no list contains yet', () => {
    const bets = listBets([betOf({ createdAt: at('13:59:00'), amount: 2000 })]);
    const { limits, ...state } = stateAfter(bets);
    const own = { ...limits, limits: { ...noLimits, dayLoss: { amount: 3500, raise: null } } };
    const blockAfter = (before: number) =>
      selectLimitBlock({ ...state, limits: own }, 1000, now, before);
    expect(blockAfter(500)).toBeNull();
    expect(blockAfter(501)).toEqual({ kind: 'dayLoss', limit: 3500, loss: 2501 });
  });

  it('takes a raise into account once its wait is over', () => {
    const raiseAt = (until: number) => ({
      stake: { amount: 500, raise: { amount: 5000, until, serverUntil: null } },
    });
    expect(blockWith(raiseAt(now + 1))).toEqual({ kind: 'stake', limit: 500 });
    expect(blockWith(raiseAt(now))).toBeNull();
  });
});

import fc from 'fast-check';
import type { RoundResult } from '../../domain/roundResult';
import type { Bet } from '../bets/betsApi';
import { betOf } from '../../testing/betOf';
import { makeTestStore } from '../../testing/makeTestStore';
import { outcomesEvents, selectOpenPastRoundId } from './outcomesSlice';
import { selectOpenPastRound, selectRoundHistory, shownRounds } from './pastRounds';

const result = (roundId: number, digits: string | null = '107'): RoundResult => ({
  roundId,
  digits,
  createdAt: null,
});
const historyOf = (
  results: RoundResult[] | undefined,
  bets: Bet[] | undefined,
  rollingRoundId: number | null = null,
  isPartial = false,
) => selectRoundHistory.resultFunc(results, bets, isPartial, rollingRoundId);

describe('the round history', () => {
  it('has the newest ten results, newest first', () => {
    const results = Array.from({ length: 14 }, (_, at) => result(50 - at));
    const ids = historyOf(results, [])?.map(({ roundId }) => roundId);
    expect(ids).toEqual([50, 49, 48, 47, 46, 45, 44, 43, 42, 41]);
  });

  it('has stake and net of the own bets, and the number alone in a round without any', () => {
    const bets = [
      betOf({ winLose: 89_000, isSettled: true, drawnDigits: '107' }),
      betOf({ id: 2, number: '8', amount: 5000, winLose: -5000, isSettled: true }),
    ];
    expect(historyOf([result(50), result(49, null)], bets)).toEqual([
      {
        roundId: 50,
        digits: '107',
        own: {
          bets,
          count: 2,
          staked: 6000,
          outcome: { payout: 90_000, net: 84_000, isExpected: false },
        },
      },
      { roundId: 49, digits: null, own: null },
    ]);
  });

  it('leaves out the open bets of the current round, and a round whose reels still roll', () => {
    const bets = [betOf({ roundId: 51 }), betOf({ id: 2 })];
    const rounds = historyOf([result(50), result(49)], bets);
    expect(rounds?.map(({ own }) => own?.bets.length)).toEqual([1, undefined]);
    const rolling = historyOf([result(50), result(49)], bets, 50);
    expect(rolling?.map(({ roundId }) => roundId)).toEqual([49]);
  });

  it('is unknown before the first results, and has no own bets before their list', () => {
    expect(historyOf(undefined, [betOf()])).toBeUndefined();
    expect(historyOf([result(50)], undefined)?.[0]?.own).toBeNull();
  });

  it('remembers which round was opened, until it is closed', () => {
    const { store } = makeTestStore();
    expect(selectOpenPastRoundId(store.getState())).toBeNull();
    store.dispatch(outcomesEvents.pastRoundOpened({ roundId: 50 }));
    expect(selectOpenPastRoundId(store.getState())).toBe(50);
    store.dispatch(outcomesEvents.pastRoundClosed());
    expect(selectOpenPastRoundId(store.getState())).toBeNull();
  });

  it('opens a listed round with own bets only', () => {
    const rounds = historyOf([result(50), result(49)], [betOf()]);
    const open = selectOpenPastRound.resultFunc;
    expect(open(rounds, 50)?.roundId).toBe(50);
    expect(open(rounds, 49)).toBeNull();
    expect(open(rounds, 48)).toBeNull();
    expect(open(undefined, 50)).toBeNull();
  });

  it('has each bet of the shown rounds once, and sums that are theirs', () => {
    const bets = fc.array(
      fc
        .record({
          roundId: fc.integer({ min: 30, max: 51 }),
          number: fc.constantFrom('7', '07', '107', '8'),
          amount: fc.nat({ max: 1_000_000 }),
          isSettled: fc.boolean(),
          winLose: fc.integer({ min: -1_000_000, max: 1_000_000 }),
        })
        .map(betOf),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(bets, (own) => {
        const results = Array.from({ length: 14 }, (_, at) => result(50 - at));
        const rounds = historyOf(results, own) ?? [];
        const listed = rounds.flatMap((round) => round.own?.bets ?? []);
        const shown = own.filter(
          ({ roundId }) => Number(roundId) <= 50 && Number(roundId) > 50 - shownRounds,
        );
        expect(new Set(listed)).toEqual(new Set(shown));
        expect(listed).toHaveLength(shown.length);
        const staked = rounds.reduce((sum, round) => sum + (round.own?.staked ?? 0), 0);
        expect(staked).toBe(shown.reduce((sum, bet) => sum + Number(bet.amount), 0));
        for (const { own: ofRound } of rounds) {
          if (!ofRound) continue;
          const { payout, net, isExpected } = ofRound.outcome;
          expect(net).toBe(Number(payout) - Number(ofRound.staked));
          expect(isExpected).toBe(ofRound.bets.some(({ isSettled }) => !isSettled));
        }
      }),
    );
  });
});

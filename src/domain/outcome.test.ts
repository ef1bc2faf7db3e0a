import { betOf } from '../testing/betOf';
import { outcomeOf, sumOfBets } from './outcome';

const settled = (winLose: number | null) => betOf({ isSettled: true, winLose, drawnDigits: '107' });

describe('the outcome of a bet', () => {
  it('is expected by the rule until the server has settled the bet', () => {
    const bet = betOf();
    expect(outcomeOf(bet, '107')).toEqual({ payout: 90_000, net: 89_000, isExpected: true });
    expect(outcomeOf(bet, '108')).toEqual({ payout: 0, net: -1000, isExpected: true });
  });

  it('[3.8] is what the server says once it is settled, even if the rule says otherwise', () => {
    expect(outcomeOf(settled(89_000), '107')).toEqual({
      payout: 90_000,
      net: 89_000,
      isExpected: false,
    });
    expect(outcomeOf(settled(-1000), '107')).toEqual({ payout: 0, net: -1000, isExpected: false });
  });

  it('is unknown, not 0, without the draw, the odds or the server’s figure', () => {
    const unknown = { payout: null, net: null };
    expect(outcomeOf(betOf(), null)).toEqual({ ...unknown, isExpected: true });
    expect(outcomeOf(betOf({ odds: null }), '107')).toEqual({ ...unknown, isExpected: true });
    expect(outcomeOf(settled(null), '107')).toEqual({ ...unknown, isExpected: false });
  });
});

describe('the sum of several bets', () => {
  it('is expected if the outcome of one of them is', () => {
    const lost = betOf({ number: '8', amount: 5000 });
    expect(sumOfBets([settled(89_000), lost], false, '107')).toEqual({
      count: 2,
      staked: 6000,
      outcome: { payout: 90_000, net: 84_000, isExpected: true },
    });
    const ofSettled = sumOfBets([settled(89_000), settled(-1000)], false, '107');
    expect(ofSettled.outcome.isExpected).toBe(false);
  });

  it('is unknown if one of them is, never a part of the sum', () => {
    const sum = sumOfBets([settled(89_000), settled(null)], false, '107');
    expect(sum).toMatchObject({ staked: 2000, outcome: { payout: null, net: null } });
    expect(sumOfBets([betOf(), betOf({ amount: null })], false, '107').staked).toBeNull();
    expect(sumOfBets([betOf({ amount: null }), betOf()], false, '107').staked).toBeNull();
  });

  it('is unknown while the server has more bets than the list', () => {
    expect(sumOfBets([settled(89_000)], true, '107')).toEqual({
      count: 1,
      staked: null,
      outcome: { payout: null, net: null, isExpected: false },
    });
  });
});

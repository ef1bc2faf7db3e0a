import { betOf } from '../../testing/betOf';
import { outcomeOf, outcomeOfAll, stakeOfAll } from './outcome';

const settled = (winLose: number | null) => betOf({ isSettled: true, winLose, drawnDigits: '107' });

describe('the outcome of a bet', () => {
  it('is expected by the rule until the server has settled the bet', () => {
    const bet = betOf();
    expect(outcomeOf(bet, '107')).toEqual({ payout: 90_000, net: 89_000, isExpected: true });
    expect(outcomeOf(bet, '108')).toEqual({ payout: 0, net: -1000, isExpected: true });
  });

  it('is what the server says once it is settled, even if the rule says otherwise', () => {
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

describe('the outcome of several bets', () => {
  it('is their sum, and expected if one of them is', () => {
    const lost = betOf({ number: '8', amount: 5000 });
    expect(outcomeOfAll([settled(89_000), lost], '107')).toEqual({
      payout: 90_000,
      net: 84_000,
      isExpected: true,
    });
    expect(stakeOfAll([settled(89_000), lost])).toBe(6000);
    expect(outcomeOfAll([settled(89_000), settled(-1000)], '107').isExpected).toBe(false);
  });

  it('is unknown if one of them is, never a part of the sum', () => {
    expect(outcomeOfAll([settled(89_000), settled(null)], '107')).toMatchObject({
      payout: null,
      net: null,
    });
    expect(stakeOfAll([betOf(), betOf({ amount: null })])).toBeNull();
  });
});

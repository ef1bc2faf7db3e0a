import { km } from '../../i18n/km';
import { stakeWarning } from './betMessages';

const limits = { minBet: 1000, maxBet: 50_000, balance: 30_000 };

describe('the warning beside the hint', () => {
  it.each([
    [999, km.betModal.belowMinimum('1,000')],
    [1000, null],
    [30_000, null],
    [30_001, km.betModal.balanceNotEnough],
    [50_001, km.betModal.balanceNotEnough],
    [0, null],
    [-5, null],
    [null, null],
  ])('for %p riel is %p', (amount, warning) => {
    expect(stakeWarning(amount, limits)).toBe(warning);
  });

  it('names the maximum if the balance suffices or is unknown', () => {
    const tooMuch = km.betModal.aboveMaximum('50,000');
    expect(stakeWarning(50_001, { ...limits, balance: 1e6 })).toBe(tooMuch);
    expect(stakeWarning(50_001, { ...limits, balance: null })).toBe(tooMuch);
  });

  it('names no limits before the server has sent them', () => {
    expect(stakeWarning(5, { ...limits, balance: null })).toBe(km.betModal.belowMinimum('1,000'));
    expect(stakeWarning(5, { minBet: 0, maxBet: 0, balance: null })).toBeNull();
  });
});

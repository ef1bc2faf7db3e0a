import { ValidationError } from 'yup';
import { km } from '../../../i18n/km';
import { amountSchema, stakeWarning } from './amountSchema';
import { largestAmount } from '../../../domain/amountText';

/** The messages for the text of the field. */
function messagesFor(amount: unknown): string[] {
  try {
    amountSchema.validateSync({ amount }, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

const { amountNotWhole, amountRequired, aboveMaximum } = km.betModal;

describe('the amount of a stake', () => {
  it.each(['1', '1000', '0100', String(largestAmount)])('may be %p', (text) => {
    expect(messagesFor(text)).toEqual([]);
  });

  it.each(['', '0', '-1', '-5000'])('must be above 0, unlike %p', (text) => {
    expect(messagesFor(text)).toContain(amountRequired);
    expect(messagesFor('1')).toEqual([]);
  });

  it.each(['1000.50', '1e3', '12a', 'a12', '1,000', '--1', ' 5', '0x10'])(
    'must be a whole number, unlike %p',
    (text) => {
      expect(messagesFor(text)).toEqual([amountNotWhole]);
    },
  );

  it('must not be larger than what the field takes', () => {
    expect(messagesFor(String(largestAmount + 1))).toEqual([aboveMaximum('999,999,999,999')]);
  });
});

describe('the warning next to the hint', () => {
  const limits = { minBet: 1000, maxBet: 50_000, balance: 30_000 };

  it.each([
    [999, km.betModal.belowMinimum('1,000')],
    [1000, null],
    [30_000, null],
    [30_001, km.betModal.balanceNotEnough],
    [50_001, km.betModal.balanceNotEnough],
    [0, null],
    [-5, null],
    [null, null],
  ])('[5.2] for %p riel is %p', (amount, warning) => {
    expect(stakeWarning(amount, limits)).toBe(warning);
  });

  it('names the maximum if the balance suffices or is unknown', () => {
    const tooMuch = km.betModal.aboveMaximum('50,000');
    expect(stakeWarning(50_001, { ...limits, balance: 1e6 })).toBe(tooMuch);
    expect(stakeWarning(50_001, { ...limits, balance: null })).toBe(tooMuch);
    expect(stakeWarning(50_000, { ...limits, balance: null })).toBeNull();
  });

  it('[3.9] names no limits before the server has sent them', () => {
    expect(stakeWarning(5, { ...limits, balance: null })).toBe(km.betModal.belowMinimum('1,000'));
    expect(stakeWarning(5, { minBet: 0, maxBet: 0, balance: null })).toBeNull();
  });
});

import { ValidationError } from 'yup';
import { km } from '../../../i18n/km';
import { amountSchema } from './amountSchema';
import { largestAmount } from './amountText';

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

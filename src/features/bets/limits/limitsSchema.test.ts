import { ValidationError } from 'yup';
import { km } from '../../../i18n/km';
import { largestAmount } from '../slip/amountText';
import { limitOf, limitsSchema } from './limitsSchema';

function messagesFor(stake: string): string[] {
  try {
    limitsSchema.validateSync({ stake }, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

const { amountNotWhole, amountRequired, aboveMaximum } = km.betModal;

describe('the form of the limits', () => {
  it.each(['', ' ', '1', '5,000', '\u17e5,\u17e0\u17e0\u17e0', ' 5000 ', String(largestAmount)])(
    'takes %p',
    (text) => {
      expect(messagesFor(text)).toEqual([]);
    },
  );

  it.each([
    ['0', amountRequired],
    ['5.5', amountNotWhole],
    ['-5', amountNotWhole],
    ['50,00', amountNotWhole],
    ['x', amountNotWhole],
    [String(largestAmount + 1), aboveMaximum('999,999,999,999')],
  ])('refuses %p', (text, message) => {
    expect(messagesFor(text)).toEqual([message]);
  });
});

describe('the riel of a typed limit', () => {
  it.each([
    ['5,000', 5000],
    [' \u17e5\u17e0\u17e0\u17e0 ', 5000],
    ['0', 0],
    ['', null],
    ['  ', null],
    ['5.5', NaN],
  ])('of %p are %p', (text, riel) => {
    expect(limitOf(text)).toBe(riel);
  });
});

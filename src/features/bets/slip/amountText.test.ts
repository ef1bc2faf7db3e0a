import {
  amountTextAfterEdit,
  amountTextOf,
  isAmountText,
  largestAmount,
  plainAmountText,
  readAmount,
  shownAmountText,
} from './amountText';

/** The text that is held after each of these keys was typed at the end. */
const typed = (keys: string, before = '') =>
  Array.from(keys).reduce(
    (text, key) => amountTextAfterEdit(text, shownAmountText(text) + key),
    before,
  );

describe('isAmountText', () => {
  it.each(['', '0', '1000', '1,000', '12,345,678', '\u17e1\u17e0\u17e0\u17e0'])(
    'accepts %p',
    (text) => {
      expect(isAmountText(text)).toBe(true);
    },
  );

  it.each(['1000.00', '1,000.50', '1e15', '-5000', '1,5', '1000 2000', '1.000', ',000', '៛5'])(
    'rejects %p',
    (text) => {
      expect(isAmountText(text)).toBe(false);
    },
  );
});

describe('plainAmountText', () => {
  it('leaves the commas of an amount out, and reads Khmer digits', () => {
    expect(plainAmountText('12,345,678')).toBe('12345678');
    expect(plainAmountText('\u17e1,\u17e0\u17e0\u17e0')).toBe('1000');
  });

  it.each(['1,5', '1000.50', '\u17e1.\u17e5'])('keeps %p as it was entered', (text) => {
    expect(plainAmountText(text)).toBe(text);
  });
});

describe('amountTextAfterEdit', () => {
  it('takes the place of a 0 before it', () => {
    expect(typed('5000', '0')).toBe('5000');
    expect(amountTextAfterEdit('0', '00')).toBe('0');
    expect(amountTextAfterEdit('0', '50')).toBe('50');
    expect(amountTextAfterEdit('000', '0005')).toBe('5');
  });

  it('drops a 0 that is typed before an amount with commas', () => {
    expect(amountTextAfterEdit('123456', '0123,456')).toBe('123456');
  });

  it.each(['1,,234', '1,,34'])('holds %p, whose second comma was typed into 1,234', (text) => {
    expect(amountTextAfterEdit('1234', text)).toBe(text);
  });

  it('stays if a digit is replaced by the same digit in Khmer', () => {
    expect(amountTextAfterEdit('5000', '\u17e5,000')).toBe('5000');
  });

  it.each(['1000.00', '1e15', '-5000', '1000 2000', '1,5'])(
    'holds %p as it was typed, one key after the other',
    (text) => {
      expect(typed(text)).toBe(text);
    },
  );

  it('holds a fraction without the commas that the field put before it', () => {
    expect(typed('1,000.50')).toBe('1000.50');
    expect(amountTextAfterEdit('1000.5', '10005')).toBe('10005');
  });

  it('takes commas that are typed or pasted in their places', () => {
    expect(typed('1,000')).toBe('1000');
    expect(amountTextAfterEdit('', '12,345,678')).toBe('12345678');
  });

  it('reads Khmer digits', () => {
    expect(typed('\u17e1\u17e2\u17e3\u17e4')).toBe('1234');
  });

  it('keeps every other digit where one is inserted or removed beside a comma', () => {
    expect(amountTextAfterEdit('1234567', '1,9234,567')).toBe('19234567');
    expect(amountTextAfterEdit('1234567', '1234,567')).toBe('1234567');
    expect(amountTextAfterEdit('1234567', ',234,567')).toBe('234567');
  });

  it('keeps the zeros of an amount whose first digit is being replaced', () => {
    expect(amountTextAfterEdit('1000', ',000')).toBe('000');
    expect(amountTextAfterEdit('000', '5000')).toBe('5000');
  });

  it('becomes an amount again when the wrong characters are removed', () => {
    expect(amountTextAfterEdit('1000.', '1000')).toBe('1000');
    expect(amountTextAfterEdit('-5000', '5000')).toBe('5000');
  });
});

describe('readAmount', () => {
  it('reads digits, and null where there are none', () => {
    expect(readAmount('5000')).toEqual({ amount: 5000 });
    expect(readAmount('')).toEqual({ amount: null });
  });

  it('has no amount for other text and for more than twelve digits', () => {
    expect(readAmount(String(largestAmount))).toEqual({ amount: largestAmount });
    expect(readAmount('1000000000000')).toEqual({ amount: null, rejectedText: '1000000000000' });
    expect(readAmount('1e3')).toEqual({ amount: null, rejectedText: '1e3' });
  });

  it.each(['', '5000', '1e3'])('gives the text of %p back', (text) => {
    expect(amountTextOf(readAmount(text))).toBe(text);
  });
});

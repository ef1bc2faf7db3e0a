import { amountTextOf, digitsOf, largestAmount, readAmount } from './amountText';

describe('digitsOf', () => {
  it.each(['', '0', '1000'])('keeps the digits %p', (text) => {
    expect(digitsOf(text)).toBe(text);
  });

  it('leaves the commas of an amount out, and reads Khmer digits', () => {
    expect(digitsOf('12,345,678')).toBe('12345678');
    expect(digitsOf('\u17e1,\u17e0\u17e0\u17e0')).toBe('1000');
  });

  it('reads an amount as the app writes it, and as it is copied from elsewhere', () => {
    expect(digitsOf('5,000៛')).toBe('5000');
    expect(digitsOf('\u2066៛ 5,000\u2069')).toBe('5000');
    expect(digitsOf('\u200e5\u00a0000\u200b')).toBe('5000');
    expect(digitsOf(' 5\u202f000 ៛\n')).toBe('5000');
  });

  it.each([
    ...['1000.00', '1,000.50', '1e15', '-5000', '1,5', '1000 2000', '100 200', '1.000', ',000'],
    ...['1\u00a05', '5 ៛ 5', '5000 dong'],
  ])('finds no amount in %p', (text) => {
    expect(digitsOf(text)).toBeNull();
  });
});

describe('readAmount', () => {
  it('has no amount for other text and for more than twelve digits', () => {
    expect(readAmount('')).toEqual({ amount: null });
    expect(readAmount(String(largestAmount))).toEqual({ amount: largestAmount });
    expect(readAmount('1000000000000')).toEqual({ amount: null, rejectedText: '1000000000000' });
    expect(readAmount('1e3')).toEqual({ amount: null, rejectedText: '1e3' });
  });

  it.each(['', '5000', '1e3'])('gives the text of %p back', (text) => {
    expect(amountTextOf(readAmount(text))).toBe(text);
  });
});

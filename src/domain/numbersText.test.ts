import { readNumber, readNumbers } from './numbersText';

/** A Khmer digit; no Khmer text may stand here. */
const khmer = (digits: string) =>
  Array.from(digits, (digit) => String.fromCharCode(0x17e0 + Number(digit))).join('');

describe('readNumbers', () => {
  it.each([
    ['12 34 567', ['12', '34', '567']],
    ['  7\t07\n007 ', ['7', '07', '007']],
    ['12, 34; 5,', ['12', '34', '5']],
    [`${khmer('12')} ${khmer('507')}`, ['12', '507']],
    [`${khmer('1')}2\u200b3`, ['12', '3']],
    ['\u200e12\u200e \u2066\u2069 3\u2060', ['12', '3']],
    ['', []],
  ])('reads %j', (text, numbers) => {
    expect(readNumbers(text)).toEqual({ numbers, unread: '' });
  });

  it.each([
    ['12 abc 34 5678', ['12', '34'], 'abc 5678'],
    ['1,000', [], '1,000'],
    ['12,34 1000.5 -7 7', ['7'], '12,34 1000.5 -7'],
    [`9 ${khmer('1234')}`, ['9'], khmer('1234')],
    [', 5', ['5'], ','],
  ])('leaves what is no number of %j as it was typed', (text, numbers, unread) => {
    expect(readNumbers(text)).toEqual({ numbers, unread });
  });
});

describe('readNumber', () => {
  it.each([
    [`\u200b${khmer('007')}\u00a0`, '007'],
    ['7\n', '7'],
    ['1234', null],
    ['12 3', null],
    ['', null],
    ['\u200b', null],
    ['-7', null],
  ])('reads %j as %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });
});

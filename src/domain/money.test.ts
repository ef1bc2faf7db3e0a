import { formatAmount, formatNet, formatOdds } from './money';

describe('formatAmount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [5000.9, '5,000'],
    [1500 * 9.5, '14,250'],
    [1501 * 9.5, '14,259'],
    [1000 * 1.15, '1,150'],
    [999999999999, '999,999,999,999'],
    [-1234567.8, '-1,234,567'],
    [-100, '-100'],
  ])('[5.8] writes %d as %s', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });

  it('never writes a negative zero', () => {
    expect(formatAmount(-0)).toBe('0');
    expect(formatAmount(-0.4)).toBe('0');
  });

  it.each([NaN, Infinity, -Infinity])('reads %d as nothing', (amount) => {
    expect(formatAmount(amount)).toBe('0');
  });
});

it.each([
  [84_000, '+84,000'],
  [-6000, '-6,000'],
  [0, '0'],
  [0.4, '0'],
  [-0.4, '0'],
])('formatNet writes %d as %s', (amount, text) => {
  expect(formatNet(amount)).toBe(text);
});

it.each([
  [9.5, '9.5'],
  [90, '90'],
  [1000, '1,000'],
  [8.125, '8.125'],
  [0.1, '0.1'],
])('[2.22] formatOdds writes %d as %s', (odds, text) => {
  expect(formatOdds(odds)).toBe(text);
});

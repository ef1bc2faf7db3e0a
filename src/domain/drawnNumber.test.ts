import { numberOfType, betTypeOf, numbersOfType, valueForType } from './drawnNumber';

it.each([
  ['7', '3D', '007'],
  ['7', '2D', '07'],
  ['7', '1D', '7'],
  ['007', '2D', '007'],
  ['7', null, '7'],
] as const)('numberOfType shows %s of type %s as %s', (number, type, shown) => {
  expect(numberOfType(number, type)).toBe(shown);
});

it.each([
  ['7', '1D'],
  ['07', '2D'],
  ['007', '3D'],
  ['', null],
  ['0007', null],
])('[1.6] betTypeOf says that the type of %p is %p', (number, type) => {
  expect(betTypeOf(number)).toBe(type);
});

it.each([
  ['1D', 10],
  ['2D', 100],
  ['3D', 1000],
] as const)('numbersOfType counts the numbers of %s: %d', (type, count) => {
  expect(numbersOfType(type)).toBe(count);
});

it.each([
  ['1D', '7'],
  ['2D', '07'],
  ['3D', '007'],
] as const)('[1.3] valueForType keeps the leading zeros of a %s value', (type, value) => {
  expect(valueForType('007', type)).toBe(value);
});

import {
  numberOfType,
  betTypeOf,
  drawnDigitsOfDetail,
  numbersOfType,
  toDrawnDigits,
  valueForType,
} from './drawnNumber';

describe('toDrawnDigits', () => {
  it.each([
    ['007', '007'],
    [7, '007'],
    ['7', '007'],
    [0, '000'],
    ['07', '007'],
    [100, '100'],
    ['999', '999'],
    [999, '999'],
  ])('[1.2] reads %p as the digits %s', (value, digits) => {
    expect(toDrawnDigits(value)).toBe(digits);
  });

  it.each([
    1000,
    '1000',
    '0007',
    -1,
    1.5,
    1e21,
    null,
    '',
    ' 7',
    '7a',
    '٧',
    '\u17e7',
    [7],
    { number: 7 },
  ])('refuses %p', (value) => {
    expect(toDrawnDigits(value)).toBeNull();
    expect(drawnDigitsOfDetail({ number: 7, other: value })).toBe('007');
  });
});

describe('drawnDigitsOfDetail', () => {
  it.each([
    ['{"number":"007"}', '007'],
    ['{"number":7}', '007'],
    [{ number: '7' }, '007'],
    [{ number: 7 }, '007'],
    [7, '007'],
    ['7', '007'],
    ['007', '007'],
    ['"007"', '007'],
    ['"7"', '007'],
    ['"{\\"number\\":7}"', '007'],
    [JSON.stringify(JSON.stringify(JSON.stringify({ number: '472' }))), '472'],
  ])('[3.4] reads %p as %s', (detail, digits) => {
    expect(drawnDigitsOfDetail(detail)).toBe(digits);
  });

  it.each([
    null,
    '',
    'null',
    '1e2',
    1000,
    JSON.stringify(JSON.stringify(JSON.stringify(JSON.stringify('007')))),
    '{"number":"007"',
    '{"number":null}',
    '{"number":1000}',
    '{}',
    [],
    ['007'],
    '{"__proto__":{"number":7}}',
    JSON.parse('{"__proto__":{"number":7}}'),
    Object.create({ number: 7 }),
    'x'.repeat(1_000_000),
  ])('[1.4] refuses junk (%#)', (detail: unknown) => {
    expect(drawnDigitsOfDetail(detail)).toBeNull();
    expect(drawnDigitsOfDetail({ number: 7, other: detail })).toBe('007');
  });
});

describe('numberOfType', () => {
  it.each([
    ['7', '3D', '007'],
    ['7', '2D', '07'],
    ['7', '1D', '7'],
    ['007', '2D', '007'],
    ['7', null, '7'],
  ] as const)('shows %s of type %s as %s', (number, type, shown) => {
    expect(numberOfType(number, type)).toBe(shown);
  });
});

describe('betTypeOf', () => {
  it.each([
    ['7', '1D'],
    ['07', '2D'],
    ['007', '3D'],
    ['', null],
    ['0007', null],
  ])('[1.6] says that the type of %p is %p', (number, type) => {
    expect(betTypeOf(number)).toBe(type);
  });
});

describe('numbersOfType', () => {
  it.each([
    ['1D', 10],
    ['2D', 100],
    ['3D', 1000],
  ] as const)('counts the numbers of %s: %d', (type, count) => {
    expect(numbersOfType(type)).toBe(count);
  });
});

describe('valueForType', () => {
  it.each([
    ['1D', '7'],
    ['2D', '07'],
    ['3D', '007'],
  ] as const)('[1.3] keeps the leading zeros of a %s value', (type, value) => {
    expect(valueForType('007', type)).toBe(value);
  });
});

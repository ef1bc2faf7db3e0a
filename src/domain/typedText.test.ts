import { trimmedName, visibleFigure, withAsciiDigits } from './typedText';

describe('withAsciiDigits', () => {
  it('writes each Khmer digit as its ASCII digit', () => {
    expect(withAsciiDigits('\u17e0\u17e1\u17e2\u17e3\u17e4\u17e5\u17e6\u17e7\u17e8\u17e9')).toBe(
      '0123456789',
    );
  });

  it('leaves everything else as it is', () => {
    expect(withAsciiDigits('1,000.50 \u17db \u1780 \u17f0')).toBe('1,000.50 \u17db \u1780 \u17f0');
  });
});

/** Invisible characters: a space of no width, marks of direction, a joiner, a byte order mark, a soft hyphen. */
const unseen = '\u200b\u200e\u2066\u2069\u202c\u061c\u2060\ufeff\u00ad';

describe('visibleFigure', () => {
  it('is what one sees, with ASCII digits', () => {
    expect(visibleFigure(`${unseen} \u17e0${unseen}0\u17e7\u00a0\n`)).toBe('007');
    expect(visibleFigure(unseen)).toBe('');
  });

  it('keeps what one sees between digits', () => {
    expect(visibleFigure('1\u00a0000 2')).toBe('1\u00a0000 2');
  });
});

it('trimmedName drops invisible characters around a name, and nothing within it', () => {
  expect(trimmedName(`${unseen} \u00a0sophea k${unseen}\t`)).toBe('sophea k');
  expect(trimmedName(`so${unseen}phea`)).toBe(`so${unseen}phea`);
});

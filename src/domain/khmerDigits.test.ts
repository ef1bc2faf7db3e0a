import { withAsciiDigits } from './khmerDigits';

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

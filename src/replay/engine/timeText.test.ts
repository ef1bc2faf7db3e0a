import { offsetText } from './timeText';

describe('offsetText', () => {
  it.each([
    [0, '+0:00.0'],
    [49, '+0:00.0'],
    [7_060, '+0:07.1'],
    [59_960, '+1:00.0'],
    [247_100, '+4:07.1'],
    [3_847_100, '+1:04:07.1'],
  ])('writes %d ms as %s', (milliseconds, text) => {
    expect(offsetText(milliseconds)).toBe(text);
  });

  it('writes a time just before the start as the start', () => {
    expect(offsetText(-63)).toBe('+0:00.0');
  });
});

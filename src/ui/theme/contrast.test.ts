import { theme } from './theme';

const { ink, warm, gold, chip, error, warning, success, primary, text, common, background } =
  theme.palette;

/** Relative luminance of a `#rrggbb` colour, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Degrees on the wheel of colours: 0 is red, 30 orange, 60 yellow. */
function hue(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return (60 * (green - blue)) / (red - Math.min(green, blue));
}

type Pair = [name: string, front: string, backs: string[]];
const light = [common.white, warm[50], warm[100]];

/** Text, and the surfaces that it stands on. */
const textPairs: Pair[] = [
  ['text', text.primary, light],
  ['quiet text', text.secondary, [...light, warm[200]]],
  ['a link', ink[700], light],
  ['a chosen tab', ink[800], [common.white]],
  ['a win', success.main, light],
  ['a loss and an error', error.main, light],
  ['a warning', warning.main, [common.white, warm[100]]],
  ['the primary button', primary.contrastText, [common.white, gold[300], gold[500]]],
  ['the page', common.white, [ink[950], background.default, ink[800], ink[700], ink[600]]],
  ['quiet text on ink', ink[200], [ink[950], ink[900], ink[800], ink[700], ink[600]]],
  ['an accent on ink', gold[300], [ink[950], ink[900], ink[800], ink[700], ink[600]]],
  ['the last 15 seconds', warning.light, [ink[950], ink[900]]],
  ['the last 5 seconds', error.light, [ink[950], ink[900]]],
  ['a chip', common.white, [chip[1000], chip[5000], chip[10000], chip[20000]]],
  ['the chip of 50,000', gold[300], [chip[50000]]],
];

/** Borders, rings and marks that carry a meaning: 3 to 1 is enough. */
const markPairs: Pair[] = [
  ['the edge of a field', warm[500], [common.white]],
  ['the focus on a light surface', gold[700], light],
  ['the focus on ink', gold[300], [ink[950], ink[900], ink[800], ink[700], ink[600]]],
  ['the edge of a missing number', error.light, [ink[900]]],
  ['an edge on ink', ink[300], [ink[900], ink[700], ink[600]]],
];

const spread = (pairs: Pair[]) =>
  pairs.flatMap(([name, front, backs]) =>
    backs.map((back): [string, string, string] => [name, back, front]),
  );

it.each(spread(textPairs))('%s can be read on %s', (_, back, front) => {
  expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
});

it.each(spread(markPairs))('%s can be seen on %s', (_, back, front) => {
  expect(contrast(front, back)).toBeGreaterThanOrEqual(3);
});

it('[2.21] red is red and orange is orange, on ink and on light surfaces', () => {
  for (const red of [error.main, error.light]) expect(hue(red)).toBeLessThan(8);
  for (const orange of [warning.main, warning.light]) {
    expect(hue(orange)).toBeGreaterThan(20);
    expect(hue(orange)).toBeLessThan(40);
  }
});

import { palette, type PaletteName } from './tokens';

/** Relative luminance of a `#rrggbb` colour, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: PaletteName, other: PaletteName): number {
  const [dark = 0, light = 0] = [luminance(palette[one]), luminance(palette[other])].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** Text, and the surfaces that it stands on. */
const textPairs: [PaletteName, PaletteName[]][] = [
  ['ink900', ['white', 'warm50', 'warm100']],
  ['ink800', ['white']],
  ['ink700', ['white', 'warm50']],
  ['warm700', ['white', 'warm50', 'warm100', 'warm200']],
  ['gold800', ['white']],
  ['green700', ['white', 'warm50', 'warm100', 'green50']],
  ['red700', ['white', 'warm50', 'warm100', 'red50']],
  ['orange700', ['white', 'warm100']],
  ['ink600', ['white', 'warm100']],
  ['ink950', ['white', 'gold300', 'gold500']],
  ['white', ['ink950', 'ink900', 'ink800', 'ink700', 'ink600']],
  ['ink200', ['ink950', 'ink900', 'ink800', 'ink700', 'ink600']],
  ['gold300', ['ink950', 'ink800', 'ink700', 'ink600', 'chip50000']],
  ['orange300', ['ink800', 'ink700', 'ink600']],
  ['red300', ['ink800', 'ink700', 'ink600']],
  ['green300', ['ink800', 'ink700']],
  ['white', ['chip1000', 'chip5000', 'chip10000', 'chip20000']],
];

/** Borders, rings and marks that carry a meaning: 3 to 1 is enough. */
const markPairs: [PaletteName, PaletteName[]][] = [
  ['warm500', ['white', 'ink900']],
  ['gold500', ['ink950', 'ink900', 'ink800']],
  ['gold300', ['ink700', 'ink600']],
  ['ink300', ['ink700', 'ink600', 'ink900']],
];

const spread = (pairs: [PaletteName, PaletteName[]][]) =>
  pairs.flatMap(([front, backs]) => backs.map((back): [PaletteName, PaletteName] => [front, back]));

it.each(spread(textPairs))('text in %s can be read on %s', (front, back) => {
  expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
});

it.each(spread(markPairs))('a mark in %s can be seen on %s', (front, back) => {
  expect(contrast(front, back)).toBeGreaterThanOrEqual(3);
});

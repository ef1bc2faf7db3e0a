import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentWidth, fontFamily, motion, palette, radii, shadows, weights } from './tokens';

/** `--name: value` of each custom property of the sheet, with line breaks as blanks. */
function readSheet(): Record<string, string> {
  const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
  const found = [...sheet.matchAll(/(--[\w-]+):\s*([^;]+);/g)];
  const entries = found.map(
    ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')] as const,
  );
  return Object.fromEntries<string>(entries);
}

const named = (prefix: string, values: Record<string, string | number>, unit = '') =>
  Object.entries(values).map(([name, value]) => [`--${prefix}${name}`, `${value}${unit}`] as const);

it('the style sheets have the tokens of the MUI theme, each of them and no other', () => {
  expect(readSheet()).toEqual({
    '--font': fontFamily,
    '--bold': String(weights.bold),
    '--content-width': `${contentWidth}px`,
    ...Object.fromEntries([
      ...named('', palette),
      ...named('radius-', radii, 'px'),
      ...named('shadow-', shadows),
      ...named('motion-', motion, 'ms'),
    ]),
  });
});

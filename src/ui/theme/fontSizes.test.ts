import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontSizes } from './fontSizes';

const src = join(__dirname, '../..');

it('there are seven sizes of type, and no style has one of its own', () => {
  expect(Object.keys(fontSizes)).toHaveLength(7);
  const others = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|css)$/.test(path) && !path.includes('.test.'))
    .flatMap((path) =>
      Array.from(
        readFileSync(join(src, path), 'utf8').matchAll(
          /font-?size:[^,;}]*\d(rem|px|em|vw)\b[^,;}]*/gi,
        ),
        ([style]) => `${path}: ${style}`,
      ),
    )
    .filter((style) => !style.includes('fontSizes.'));
  expect(others).toEqual([]);
});

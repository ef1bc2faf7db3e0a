import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

// No build step translates it, and a pattern that has it throws when its module is loaded.
it('no source file uses lookbehind, which Safari lacks before 16.4', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const found = sources.filter((file) => /\(\?<[=!]/.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

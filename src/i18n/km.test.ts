import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { datePresets } from '../domain/dates';
import { km } from './km';

const root = join(__dirname, '..');
const tables = join('i18n', 'texts');

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file) && !file.startsWith(tables))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The page's template takes its words through the build. */
const buildConfig = readFileSync(join(root, '../scripts/webpack/pages.ts'), 'utf8');

const shipped = sources
  .filter(({ file }) => !/\.test\.tsx?$/.test(file) && !file.startsWith('testing'))
  .map(({ text }) => text)
  .concat(buildConfig)
  .join('\n');

const words = Object.entries(km).flatMap(([section, entries]) =>
  Object.keys(entries).map((key) => ({ section, key })),
);

/** The report's quick ranges are looked up by the name of the preset, missing features by theirs. */
const isLookedUp = (section: string, key: string) =>
  (section === 'report' && datePresets.some((preset) => preset === key)) ||
  (section === 'browser' && shipped.includes('km.browser[feature]'));

// The riel sign is a currency symbol and no text.
it('[2.45] is the only place in src with Khmer text', () => {
  const elsewhere = sources.filter(({ text }) =>
    /[\u1780-\u17DA\u17DC-\u17FF\u19E0-\u19FF]/.test(text),
  );
  expect(elsewhere.map(({ file }) => relative('.', file))).toEqual([]);
});

it('takes no words from the locale of a library, which are not reviewed', () => {
  expect(shipped).not.toMatch(/from '(dayjs\/locale|@mui\/[\w-]+\/locales?)|import 'dayjs\/locale/);
});

it('[2.45] holds no word that nothing shows', () => {
  const isUsed = (section: string, key: string) =>
    new RegExp(`\\bkm\\.${section}\\.${key}\\b`).test(shipped) ||
    new RegExp(`\\{[^}]*\\b${key}\\b[^}]*\\} = km\\.${section};`).test(shipped) ||
    isLookedUp(section, key);
  const unused = words.filter(({ section, key }) => !isUsed(section, key));
  expect(unused.map(({ section, key }) => `km.${section}.${key}`)).toEqual([]);
});

// Escaped, since no Khmer text may stand here.
it('spells the words that are often misspelt', () => {
  const text = JSON.stringify(km);
  expect(text).not.toMatch(
    /\u179b\u1791\u17d2\u1792\u17b7\u1795\u179b|\u179a\u1794\u17b6\u1799\u1780\u17b6\u179a\u178e\u17cc|\u178f\u17bb\u179b\u17d2\u1799\u1797\u17b6\u1796/,
  );
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseEnv } from 'node:util';
import { deploymentVariables } from '../environment/variables';
import { anchorsOf, codeOf, documents, linksOf, root } from './markdown';

const pages = documents();
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

it.each(pages)('%s links only to files and headings that exist', (page) => {
  const broken = linksOf(page).filter((link) => {
    if (/^(https?|mailto):/.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const path = file === '' ? page : normalize(join(dirname(page), file));
    if (!existsSync(join(root, path))) return true;
    return anchor !== undefined && path.endsWith('.md') && !anchorsOf(path).includes(anchor);
  });
  expect(anchorsOf(page).length).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

it.each(pages)('%s names only scripts that package.json has', (page) => {
  const named = codeOf(page).flatMap((line) =>
    Array.from(line.matchAll(/\bnpm run (?:-s )?([\w:]+)/g), ([, name = '']) => name),
  );
  expect(Object.keys(scripts)).toContain('build');
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

it.each(pages)('%s names only build variables that exist', (page) => {
  const known = deploymentVariables.map(({ name }) => name);
  const named = codeOf(page).flatMap((line) => line.match(/\bLOTTERY_[A-Z_]+[A-Z]\b/g) ?? []);
  expect(known).toContain('LOTTERY_PRODUCTION_HOST');
  expect(named.filter((name) => !known.some((each) => each.startsWith(name)))).toEqual([]);
});

it('every script of package.json is documented', () => {
  const commands = new Set(
    pages
      .flatMap(codeOf)
      .join('\n')
      .match(/npm (run (-s )?)?[\w:]+/g),
  );
  const names = Array.from(commands, (command) => command.replace(/^npm (run (-s )?)?/, ''));
  expect(names).toContain('build');
  expect(Object.keys(scripts).filter((name) => !names.includes(name))).toEqual([]);
});

/** Commands that take seconds, need no build and leave nothing behind. */
const quick = /^npm run -s (headers|nginx)\b[^>]*/;
const commands = new Set(
  pages.flatMap(codeOf).flatMap((line) => quick.exec(line)?.[0].trim() ?? []),
);

it('the documents have commands that this suite can run', () => {
  expect(commands.size).toBeGreaterThan(1);
});

it.each([...commands])('%s works with the values of .env.example', (command) => {
  const example = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'));
  const set = Object.entries(example).filter(([, value]) => value !== '');
  const env = { ...process.env, ...Object.fromEntries(set) };
  const output = execFileSync('sh', ['-c', command], { cwd: root, encoding: 'utf8', env });
  expect(output).toContain('lottery.example.com');
});

it('README.md names the browsers of .browserslistrc', () => {
  const oldest = Object.fromEntries(
    readFileSync(join(root, '.browserslistrc'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' >= ')),
  ) as Record<string, string>;
  const { chrome, edge, firefox, safari } = oldest;
  expect(edge).toBe(chrome);
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(readme).toContain(`Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
});

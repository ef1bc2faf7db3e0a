import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDemands, readTestedDemands } from '../../scripts/docs/specification';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** A path in backticks, with a folder and an extension, from the root or from `src`. */
const pathPattern =
  /`((?:src|sandbox|e2e|scripts|contract|public|docs|app|features|screens|ui|api|realtime|platform|domain|trace)\/[\w./-]+\.[a-z]+)`/g;
const exists = (path: string) =>
  existsSync(join(root, path)) || existsSync(join(root, 'src', path));

it.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/ARCHITECTURE.md',
  'docs/api-contract.md',
  'docs/backend.md',
  'docs/interoperability.md',
  'docs/khmer-review.md',
  'docs/operations.md',
  'docs/performance.md',
  'docs/reliability.md',
  'docs/sandbox.md',
  'docs/scaling.md',
  'docs/security.md',
  'docs/specification.md',
  'docs/support.md',
  'docs/testing.md',
  ...readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
])('%s names only files that exist', (page) => {
  const named = Array.from(read(page).matchAll(pathPattern), ([, path = '']) => path);
  expect(read(page)).toMatch(/^# /);
  expect(named.filter((path) => !exists(path))).toEqual([]);
});

describe('docs/specification.md', () => {
  const ids = readDemands();
  const tested = readTestedDemands();

  it('has a test for each demand, and each id once', () => {
    expect(ids.length).toBeGreaterThan(150);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !tested.includes(id))).toEqual([]);
  });

  it('has a demand for each id in the title of a test', () => {
    expect(tested.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

it('each of the ten failures has a browser test', () => {
  const lines = read('docs/reliability.md')
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line));
  const withoutTest = lines.filter((line, index) => {
    const number = index + 1;
    return !new RegExp(`^\\| ${number} \\|.*\`e2e/[\\w.-]+\` “failure ${number}: `).test(line);
  });
  expect(lines).toHaveLength(10);
  expect(withoutTest).toEqual([]);
});

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keptReleases, publish } from './publish';

const folder = mkdtempSync(join(tmpdir(), 'publish-'));
afterAll(() => rmSync(folder, { recursive: true }));

let runs = 0;
function target(): string {
  runs += 1;
  return join(folder, `target-${runs}`);
}

/** A build whose files are named after its release. */
function build(release: string, files: Record<string, string> = {}): string {
  const dist = join(folder, `dist-${release}`);
  rmSync(dist, { recursive: true, force: true });
  const all = {
    'index.html': `page of ${release}`,
    'index.html.gz': `packed page of ${release}`,
    'config.json': '{"isMaintenance":false}',
    'favicon.svg': release,
    [`js/main.${release}.js`]: release,
    'js/vendor.same.js': 'same',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  return dist;
}

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

it('publishing fills an empty folder with the whole build', () => {
  const to = target();
  expect(publish(build('a'), to, 1)).toEqual({ added: 2, removed: 0 });
  expect(read(to, 'index.html')).toBe('page of a');
  expect(read(to, 'config.json')).toBe('{"isMaintenance":false}');
  expect(read(to, 'js/main.a.js')).toBe('a');
});

it('publishing replaces the pages, keeps the files of open tabs and adds only new files', () => {
  const to = target();
  publish(build('a'), to, 1);
  expect(publish(build('b'), to, 2)).toEqual({ added: 1, removed: 0 });
  expect(read(to, 'index.html')).toBe('page of b');
  expect(read(to, 'index.html.gz')).toBe('packed page of b');
  expect(read(to, 'favicon.svg')).toBe('b');
  expect(read(to, 'js/main.a.js')).toBe('a');
});

it('publishing leaves the maintenance switch as the operator set it', () => {
  const to = target();
  publish(build('a'), to, 1);
  writeFileSync(join(to, 'config.json'), '{"isMaintenance":true}');
  publish(build('b'), to, 2);
  expect(read(to, 'config.json')).toBe('{"isMaintenance":true}');
});

it('publishing removes the files that none of the last releases needs, and no others', () => {
  const to = target();
  const names = Array.from({ length: keptReleases + 1 }, (_, index) => `r${index}`);
  const [last] = names.map((name, index) => publish(build(name), to, index)).slice(-1);
  expect(last).toEqual({ added: 1, removed: 1 });
  expect(existsSync(join(to, 'js/main.r0.js'))).toBe(false);
  expect(existsSync(join(to, 'js/main.r1.js'))).toBe(true);
  expect(existsSync(join(to, 'js/vendor.same.js'))).toBe(true);
});

it('publishing an older build again is a rollback', () => {
  const to = target();
  publish(build('a'), to, 1);
  publish(build('b'), to, 2);
  expect(publish(build('a'), to, 3)).toEqual({ added: 0, removed: 0 });
  expect(read(to, 'index.html')).toBe('page of a');
});

it('publishing changes nothing if there is no build', () => {
  const to = target();
  publish(build('a'), to, 1);
  expect(() => publish(join(folder, 'none'), to, 2)).toThrow(/npm run build/);
  expect(read(to, 'index.html')).toBe('page of a');
  expect(read(to, 'js/main.a.js')).toBe('a');
});

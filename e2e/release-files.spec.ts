import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pages } from '../scripts/webpack/pages';
import { expect, test } from './support/fixtures';

const root = join(__dirname, '..');
const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('no published file is a source map or refers to one', () => {
  const published = filesBelow('dist');
  expect(published.filter((file) => file.endsWith('.map'))).toEqual([]);
  const named = published
    .filter((file) => /\.(js|css|html)$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes('sourceMappingURL='));
  expect(named).toEqual([]);
  expect(filesBelow('maps').length).toBeGreaterThan(10);
});

for (const { name, folder, licenseFile } of pages) {
  test(`the licence file of ${name} has a text for each package and font of the page`, async ({
    request,
    baseURL,
  }) => {
    const response = await request.get(`${baseURL ?? ''}/${licenseFile}`);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const entries = (await response.text()).split(/\n-{80}\n\n/);

    const isOfPage = (file: string) => dirname(file) === resolve(root, 'maps/js', folder);
    const sources = filesBelow('maps')
      .filter(isOfPage)
      .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] }).sources);
    const inScripts = sources.flatMap((source) => {
      const [, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
      return name === undefined ? [] : [name];
    });
    const packages = new Set([
      ...inScripts,
      '@fontsource/kantumruy-pro',
      '@fontsource/noto-sans-khmer',
    ]);
    expect(packages.size).toBeGreaterThan(50);
    const hasText = (name: string) =>
      entries.some((entry) => entry.startsWith(`${name} `) && entry.length > 500);
    expect([...packages].filter((name) => !hasText(name))).toEqual([]);
  });
}

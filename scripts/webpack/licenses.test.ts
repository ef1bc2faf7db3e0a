import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { smallProject } from '../testing/smallProject';
import { compile } from './compile';
import { licensePlugin, writeLicenses } from './licenses';

const roots: string[] = [];
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })));

interface TestPackage {
  readonly license: string;
  readonly text?: string;
}

/** Builds a script that imports `used`, with a font that nothing imports. */
async function build(used: TestPackage, font: TestPackage) {
  const files = (name: string, { license, text }: TestPackage) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.2.3', license }),
    [`node_modules/${name}/index.js`]: `console.log('${name}');`,
    ...(text === undefined ? {} : { [`node_modules/${name}/LICENSE`]: text }),
  });
  const root = smallProject({
    'package.json': JSON.stringify({ name: 'app', version: '1.0.0' }),
    'src/index.js': "import 'used';",
    ...files('used', used),
    ...files('font', font),
  });
  roots.push(root);
  const stats = await compile([
    {
      mode: 'production',
      context: root,
      entry: './src/index.js',
      output: { path: join(root, 'dist') },
      plugins: [licensePlugin(root, 'licenses.txt', ['font'])],
    },
  ]);
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return { root, errors: errors.map(({ message }) => message) };
}

const openFont = { license: 'OFL-1.1', text: 'the text of the font' };

describe('licensePlugin', () => {
  it('writes the licences of what scripts import and of the fonts into one file', async () => {
    const { root, errors } = await build({ license: 'MIT', text: 'the text of used' }, openFont);
    expect(errors).toEqual([]);
    const written = readFileSync(join(root, 'dist/licenses.txt'), 'utf8');
    expect(written).toContain('used 1.2.3\nLicence: MIT\n\nthe text of used');
    expect(written).toContain('font 1.2.3\nLicence: OFL-1.1\n\nthe text of the font');
  });

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'LGPL-2.1-only',
    'UNLICENSED',
    'MIT OR GPL-2.0-only',
  ])('fails the build for a package under %s', async (license) => {
    const { errors } = await build({ license, text: 'its text' }, openFont);
    expect(errors).toEqual([expect.stringContaining(`unacceptable license "${license}" for used`)]);
  });

  it('fails the build for a font that is not allowed', async () => {
    const { errors } = await build({ license: 'MIT' }, { license: 'GPL-3.0-only', text: 'text' });
    expect(errors).toEqual([expect.stringContaining('"GPL-3.0-only" for font')]);
  });
});

describe('writeLicenses', () => {
  const pack = { name: 'a', version: '1.0.0', license: 'MIT', licenseText: null };

  it('gives a package without a text the standard text of its identifier, with its author', () => {
    const written = writeLicenses([
      { ...pack, author: 'Dara' },
      { ...pack, license: 'Apache-2.0' },
    ]);
    expect(written).toContain('By Dara\n\nPermission is hereby granted, free of charge');
    expect(written).toContain('Apache License\n');
  });

  it('adds the notice that a package requires to be passed on', () => {
    expect(writeLicenses([{ ...pack, licenseText: 'text', noticeText: 'made by Dara' }])).toContain(
      'text\n\nmade by Dara',
    );
  });

  it('links to a licence whose text neither the package nor the build has', () => {
    expect(writeLicenses([{ ...pack, license: 'ISC' }])).toContain('https://spdx.org/licenses/ISC');
  });
});

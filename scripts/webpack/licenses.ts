import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import LicensePlugin from 'webpack-license-plugin';

/** What the plugin tells of a package; a text is null where the package's folder has none. */
export interface PackageLicense {
  readonly name: string;
  readonly version: string;
  readonly license: string | null;
  readonly licenseText: string | null;
  readonly noticeText?: string;
  readonly author?: string | undefined;
  readonly repository?: string | null;
}

/** The file of a release that holds the licence of everything that players get. */
export const licenseFile = 'licenses.txt';

/** SPDX identifiers that allow the app to be given to players without its source. */
const allowedLicenses: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/**
 * Writes {@link licenseFile} and fails the build for a licence that is not in {@link allowedLicenses}.
 * @param root the folder of package.json
 * @param others packages of the release that the plugin does not find, such as fonts; a browser test
 *   compares the file with the source maps
 */
export function licensePlugin(root: string, others: readonly string[]) {
  return new LicensePlugin({
    // The plugin always writes JSON to its first file. The readable text takes that file's place.
    outputFilename: licenseFile,
    additionalFiles: { [licenseFile]: writeLicenses },
    includePackages: () => others.map((name) => join(root, 'node_modules', name)),
    includeNoticeText: true,
    unacceptableLicenseTest: (license: string) => !allowedLicenses.includes(license),
  });
}

/**
 * All licences as one readable text. A package that carries no text of its own gets the standard text
 * of its identifier, or where that text can be read.
 */
export function writeLicenses(packages: readonly PackageLicense[]): string {
  return [
    'Licences of the packages and fonts that this release contains.\n',
    ...packages.map(writeLicense),
  ].join(`\n${'-'.repeat(80)}\n\n`);
}

function writeLicense(each: PackageLicense): string {
  const heading = [
    `${each.name} ${each.version}`,
    `Licence: ${each.license ?? 'unknown'}`,
    ...(each.repository ? [`Source: ${each.repository}`] : []),
  ].join('\n');
  const texts = [each.licenseText ?? standardText(each), each.noticeText ?? ''];
  return [heading, ...texts.map((text) => text.trim()).filter((text) => text !== '')]
    .join('\n\n')
    .concat('\n');
}

/** Never throws: the plugin would leave the build waiting for ever. */
function standardText({ license, author }: PackageLicense): string {
  const by = author === undefined ? '' : `By ${author}\n\n`;
  const file = join(__dirname, `licenseTexts/${license ?? 'none'}.txt`);
  if (existsSync(file)) return by + readFileSync(file, 'utf8');
  return `${by}The package carries no licence text: see https://spdx.org/licenses/${license ?? ''}`;
}

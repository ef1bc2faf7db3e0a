import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import LicensePlugin from 'webpack-license-plugin';

/** A package as the plugin reports it; a text is null if the package's folder has none. */
export interface PackageLicense {
  readonly name: string;
  readonly version: string;
  readonly license: string | null;
  readonly licenseText: string | null;
  readonly noticeText?: string;
  readonly author?: string | undefined;
  readonly repository?: string | null;
}

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
 * Writes the licenses of a page's packages and fails the build for one that is not in
 * {@link allowedLicenses}.
 * @param root the folder of package.json
 * @param unlisted packages that the plugin does not find, such as fonts; a browser test compares the
 *   file with the source maps
 */
export function licensePlugin(root: string, licenseFile: string, unlisted: readonly string[]) {
  return new LicensePlugin({
    // The plugin always writes JSON to its first file; the readable text replaces it.
    outputFilename: licenseFile,
    additionalFiles: { [licenseFile]: writeLicenses },
    includePackages: () => unlisted.map((name) => join(root, 'node_modules', name)),
    includeNoticeText: true,
    unacceptableLicenseTest: (license: string) => !allowedLicenses.includes(license),
  });
}

/** One readable text. A package without a license text gets the standard one, or a link to it. */
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

/** Never throws: the plugin would leave the build hanging. */
function standardText({ license, author }: PackageLicense): string {
  const by = author === undefined ? '' : `By ${author}\n\n`;
  const file = join(__dirname, `licenseTexts/${license ?? 'none'}.txt`);
  if (existsSync(file)) return by + readFileSync(file, 'utf8');
  return `${by}The package carries no licence text: see https://spdx.org/licenses/${license ?? ''}`;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const maps = join(root, 'maps/js');
const packagePath = /\/((?:node_modules\/(?:@[^/]+\/)?[^/]+\/)+)/;

/** The folder of the package that a source of the build comes from; null for our own files. */
function packageFolder(source: string): string | null {
  const [, path] = packagePath.exec(source) ?? [];
  return path ?? null;
}

/**
 * Prints the packages in the app's scripts with their versions, one on a line, to compare with
 * advisories.
 * @throws Error if there is no build.
 */
function printBundledPackages(): void {
  if (!existsSync(maps)) throw new Error('There is no built app: run "npm run build" first.');
  const folders = readdirSync(maps)
    .map((name) => JSON.parse(readFileSync(join(maps, name), 'utf8')) as { sources: string[] })
    .flatMap(({ sources }) => sources.map(packageFolder))
    .filter((folder) => folder !== null);
  const packages = Array.from(new Set(folders), (folder) => {
    const manifest = readFileSync(join(root, folder, 'package.json'), 'utf8');
    const { name, version } = JSON.parse(manifest) as { name: string; version: string };
    return `${name}@${version}`;
  });
  console.log([...new Set(packages)].sort().join('\n'));
}

try {
  printBundledPackages();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

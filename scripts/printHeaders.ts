import { join } from 'node:path';
import { resolveConfig } from '../src/config/resolveConfig';
import { connectSourcesOf } from './security/connectSources';
import { securityHeaders } from './security/securityHeaders';
import { readBuildConstants } from './webpack/buildConstants';
import { pages } from './webpack/pages';

/**
 * Prints the security headers of every page for a host of the table, from the same environment as
 * the build: `npm run headers -- lottery.example.com`. `--plain` is for a page without TLS.
 */
function printHeaders(args: readonly string[]): void {
  const build = readBuildConstants(join(__dirname, '..'));
  const [host = build.production.pageHost] = args.filter((arg) => !arg.startsWith('--'));
  const isTls = !args.includes('--plain');
  const config = resolveConfig(host, build);
  if (config.environment === 'local') {
    const known = [build.production.pageHost, build.staging.pageHost].join(' and ');
    throw new Error(`${host} is not a page of this build, which knows ${known}.`);
  }
  const sources = connectSourcesOf(config, isTls);
  for (const page of pages) {
    const headers = securityHeaders(page, sources, isTls ? 'httpsHeader' : 'header');
    console.log(`# ${host}/${page.file}`);
    for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`);
    console.log('');
  }
}

try {
  printHeaders(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

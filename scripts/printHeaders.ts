import { join } from 'node:path';
import { resolveConfig } from '../src/config/resolveConfig';
import { readEnvironment } from './environment/environment';
import { runCommand } from './runCommand';
import { connectSourcesOf } from './security/connectSources';
import { reportEndpointOf } from './security/reportEndpoint';
import { securityHeaders } from './security/securityHeaders';
import { readBuildConstants } from './webpack/buildConstants';
import { pages } from './webpack/pages';
import { readPageSettings } from './webpack/pageSettings';

/**
 * Prints the security headers of every page for a host of the table, from the same environment as
 * the build: `npm run headers -- lottery.example.com`. `--plain` is for a page without TLS.
 */
function printHeaders(args: readonly string[]): void {
  const root = join(__dirname, '..');
  const build = readBuildConstants(root);
  const [host = build.production.pageHost] = args.filter((arg) => !arg.startsWith('--'));
  const isTls = !args.includes('--plain');
  const config = resolveConfig(host, build);
  if (config.environment === 'local') {
    const known = [build.production.pageHost, build.staging.pageHost].join(' and ');
    throw new Error(`${host} is not a page of this build, which knows ${known}.`);
  }
  const { telemetryUrl } = readPageSettings(readEnvironment(root));
  const sources = connectSourcesOf(config, isTls, telemetryUrl);
  const endpoint = reportEndpointOf(telemetryUrl, config.apiBaseUrl);
  for (const page of pages) {
    const headers = securityHeaders(page, sources, isTls ? 'httpsHeader' : 'header', endpoint);
    console.log(`# ${host}/${page.file}`);
    for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`);
    console.log('');
  }
}

void runCommand(() => printHeaders(process.argv.slice(2)));

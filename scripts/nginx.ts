import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { resolveConfig } from '../src/config/resolveConfig';
import { readEnvironment } from './environment/environment';
import { renderServer, renderSite, type Site } from './deploy/renderNginx';
import { runCommand } from './runCommand';
import { readBuildConstants } from './webpack/buildConstants';
import { readPageSettings } from './webpack/pageSettings';

/**
 * Writes nginx's configuration for the hosts of a build, from the same environment:
 * `npm run nginx`, or `npm run nginx -- --out site.conf staging.lottery.example.com`.
 * @throws Error for a host that the build does not know
 */
function printConfiguration(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      listen: { type: 'string', default: '80' },
      root: { type: 'string', default: '/var/www/lottery' },
      out: { type: 'string' },
      /** Writes a complete nginx.conf instead of the sites alone. */
      whole: { type: 'boolean', default: false },
      /** The page is served without TLS. */
      plain: { type: 'boolean', default: false },
      'no-brotli': { type: 'boolean', default: false },
    },
  });
  const root = join(__dirname, '..');
  const build = readBuildConstants(root);
  const { telemetryUrl } = readPageSettings(readEnvironment(root));
  const rows = [build.production, build.staging];
  const known = rows.filter(({ pusherKey }) => pusherKey !== '').map(({ pageHost }) => pageHost);
  if (known.length === 0) {
    throw new Error('This build has no page to serve: copy .env.example to .env and fill it in.');
  }
  const unknown = positionals.filter((host) => !known.includes(host));
  if (unknown.length > 0) {
    throw new Error(`${unknown.join(', ')}: this build knows ${known.join(' and ')}.`);
  }
  const sites = (positionals.length > 0 ? positionals : known).map((page): Site => ({
    page,
    config: resolveConfig(page, build),
    telemetryUrl,
    listen: values.listen,
    root: values.root,
    isTls: !values.plain,
    hasBrotli: !values['no-brotli'],
  }));
  const text = values.whole
    ? renderServer(sites, { scratch: '/tmp', user: null, accessLog: '/dev/stdout' })
    : sites.map(renderSite).join('\n');
  if (values.out === undefined) console.log(text);
  else writeFileSync(values.out, text);
}

void runCommand(printConfiguration);

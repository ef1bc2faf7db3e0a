import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from '../../src/config/resolveConfig';
import { connectSourcesOf } from '../security/connectSources';
import { securityHeaders } from '../security/securityHeaders';
import { productionVariables } from '../testing/productionVariables';
import { pages } from '../webpack/pages';
import { readBuildConstants } from '../webpack/buildConstants';
import { renderServer, renderSite, type Site } from './renderNginx';

const root = join(__dirname, '../..');
const build = readBuildConstants(root, productionVariables);
const site: Site = {
  page: 'play.lottery.test',
  config: resolveConfig('play.lottery.test', build),
  telemetryUrl: '',
  listen: '8080',
  root: '/srv/lottery',
  isTls: true,
  hasBrotli: true,
};

describe('the nginx site', () => {
  const text = renderSite(site);

  it('names its host, port and folder, and leaves no placeholder', () => {
    expect(text).toContain('server_name play.lottery.test;');
    expect(text).toContain('listen 8080;');
    expect(text).toContain('root /srv/lottery;');
    expect(text).not.toContain('{{');
  });

  it.each(pages)('sends the headers that `npm run headers` prints for $file', (page) => {
    const headers = securityHeaders(
      page,
      connectSourcesOf(site.config, true, ''),
      'httpsHeader',
      null,
    );
    for (const value of Object.values(headers)) expect(text).toContain(`"${value}"`);
    expect(text).toContain('wss://api.lottery.test:8003/app/');
  });

  it('names the endpoint of the browsers’ reports if it is set, but not for a session link', () => {
    const reporting = renderSite({ ...site, telemetryUrl: 'telemetry' });
    expect(reporting).toContain(
      `default 'default="https://api.lottery.test/api/telemetry"';\n  ~^/check-auth/ '';`,
    );
    expect(reporting.match(/report-to default/g)).toHaveLength(1);
    expect(text).toContain("default '';");
    expect(text).not.toContain('report-to');
  });

  it('adds no header in a location, because that would drop the server’s headers', () => {
    const locations = text.match(/^  location [^{]*\{[^}]*\}/gm) ?? [];
    expect(locations.length).toBeGreaterThan(1);
    for (const block of locations) expect(block).not.toContain('add_header');
    expect(text).toContain('add_header');
  });

  it('can be rendered without brotli and without TLS', () => {
    expect(text).toContain('brotli_static on;');
    const plain = renderSite({ ...site, hasBrotli: false, isTls: false });
    expect(plain).not.toContain('brotli_static');
    expect(plain).not.toContain('upgrade-insecure-requests');
  });
});

it('a complete nginx configuration contains its sites and writes to one folder only', () => {
  const text = renderServer([site], { scratch: '/run/x', user: null, accessLog: 'off' });
  expect(text).toContain(renderSite(site).trim().split('\n')[0]);
  expect(text).toContain('pid /run/x/nginx.pid;');
  expect(text).not.toContain('{{');
});

it('the Containerfile runs only scripts that exist', () => {
  const file = readFileSync(join(root, 'deploy/Containerfile'), 'utf8');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const used = Array.from(file.matchAll(/npm run ([\w:]+)/g), ([, name = '']) => name);
  expect(used).toEqual(['build', 'nginx']);
  for (const name of used) expect(scripts).toHaveProperty([name]);
});

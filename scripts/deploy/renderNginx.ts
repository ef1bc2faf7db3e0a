import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppConfig } from '../../src/config/resolveConfig';
import { connectSourcesOf } from '../security/connectSources';
import { reportEndpointOf } from '../security/reportEndpoint';
import { commonHeaders, securityHeaders } from '../security/securityHeaders';
import { pages } from '../webpack/pages';

const templates = join(__dirname, '../../deploy');

/** A site of nginx, for one page's host. */
export interface Site {
  /** Host name of the page. */
  readonly page: string;
  /** Its row of the host table. */
  readonly config: AppConfig;
  /** Where pages and browsers send reports (`PageSettings`); empty is off. */
  readonly telemetryUrl: string;
  /** A port, or an address and a port. */
  readonly listen: string;
  /** The folder of the built app. */
  readonly root: string;
  /** Whether the page is served over https, by nginx or by a proxy in front of it. */
  readonly isTls: boolean;
  /** Whether nginx has the module for precompressed brotli files. */
  readonly hasBrotli: boolean;
}

/** What a complete nginx configuration needs besides its sites. */
export interface WholeServer {
  /** A folder that the server may write to. */
  readonly scratch: string;
  /** The user of the workers; null leaves nginx's default. */
  readonly user: string | null;
  /** A file, `/dev/stdout` or `off`. */
  readonly accessLog: string;
}

/** Debian's folder of enabled modules. */
const debianModules = 'include /etc/nginx/modules-enabled/*.conf;';

/**
 * The server block of a site, and what it needs in the http block.
 * @throws Error if a header cannot be written into the configuration
 */
export function renderSite(site: Site): string {
  const sources = connectSourcesOf(site.config, site.isTls, site.telemetryUrl);
  const delivery = site.isTls ? 'httpsHeader' : 'header';
  const endpoint = reportEndpointOf(site.telemetryUrl, site.config.apiBaseUrl);
  const [app, replay] = pages.map((page) => securityHeaders(page, sources, delivery, endpoint));
  const lines = Object.entries(commonHeaders).map(
    ([name, value]) => `add_header ${name} "${quotable(value)}" always;`,
  );
  return fill('site.conf.template', {
    name: site.config.environment,
    page: site.page,
    listen: site.listen,
    root: site.root,
    brotli: site.hasBrotli ? 'brotli_static on;' : '# No module for brotli: gzip only.',
    appPolicy: quotable(app?.['Content-Security-Policy']),
    replayPolicy: quotable(replay?.['Content-Security-Policy']),
    appFrames: quotable(app?.['X-Frame-Options']),
    replayFrames: quotable(replay?.['X-Frame-Options']),
    reporting: singleQuotable(app?.['Reporting-Endpoints'] ?? ''),
    headers: lines.join('\n  '),
  });
}

/** A complete configuration for `nginx -c`. */
export function renderServer(sites: readonly Site[], server: WholeServer): string {
  return fill('nginx.conf.template', {
    user: server.user === null ? '' : `user ${server.user};`,
    modules: sites.some(({ hasBrotli }) => hasBrotli) ? debianModules : '',
    scratch: server.scratch,
    accessLog: server.accessLog,
    sites: sites.map(renderSite).join('\n'),
  });
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(join(templates, template), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`deploy/${template} needs ${name}`);
      return value;
    },
  );
}

/** Refuses what nginx would interpret within quotes: variables, escapes and quotes. */
function quotable(value: string | undefined): string {
  if (value === undefined || /["$\\\n]/.test(value)) {
    throw new Error(`a header cannot be written into nginx's configuration: ${value ?? 'none'}`);
  }
  return value;
}

/** The same within single quotes. */
function singleQuotable(value: string): string {
  if (/['$\\\n]/.test(value)) {
    throw new Error(`a header cannot be written into nginx's configuration: ${value}`);
  }
  return value;
}

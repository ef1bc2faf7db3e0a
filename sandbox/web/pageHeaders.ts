import type { RequestHandler } from 'express';
import { connectSourcesOf } from '../../scripts/security/connectSources';
import { reportEndpointOf } from '../../scripts/security/reportEndpoint';
import { securityHeaders } from '../../scripts/security/securityHeaders';
import { appPage, pages } from '../../scripts/webpack/pages';
import { localConfig } from '../../src/config/resolveConfig';
import type { SandboxConfig } from '../config';

/** A host that is safe in a policy; a Host header may contain anything. */
const hostPattern = /^([a-z0-9.-]+|\[[0-9a-f:]+\])$/i;

/** The security headers of the requested page, with the hosts of the local row. */
export function pageHeaders(
  { host, ports, pusherKey }: SandboxConfig,
  telemetryUrl: string,
): RequestHandler {
  const build = {
    localApiPort: ports.api,
    localAuthPort: ports.auth,
    localDatabasePort: ports.database,
    localPusherKey: pusherKey,
  };
  return (request, response, next) => {
    // The page derives its servers' addresses from its own host name.
    const hostname = hostPattern.test(request.hostname) ? request.hostname : host;
    const page = pages.find(({ file }) => request.path === `/${file}`) ?? appPage;
    const local = localConfig(hostname, build);
    // Browsers report the page's address, which must not be a session link.
    const isSessionLink = request.path.startsWith('/check-auth/');
    const endpoint = reportEndpointOf(isSessionLink ? '' : telemetryUrl, local.apiBaseUrl);
    const sources = connectSourcesOf(local, false, telemetryUrl);
    response.set(securityHeaders(page, sources, 'header', endpoint));
    next();
  };
}

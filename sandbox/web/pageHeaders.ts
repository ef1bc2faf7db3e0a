import type { RequestHandler } from 'express';
import { connectSourcesOf } from '../../scripts/security/connectSources';
import { securityHeaders } from '../../scripts/security/securityHeaders';
import { appPage, pages } from '../../scripts/webpack/pages';
import { localConfig } from '../../src/config/resolveConfig';
import type { SandboxConfig } from '../config';

/** A name or an address as a policy may hold it; a Host header may hold anything. */
const hostPattern = /^([a-z0-9.-]+|\[[0-9a-f:]+\])$/i;

/** The security headers of the page that answers, with the hosts of the local row. */
export function pageHeaders({ host, ports, pusherKey }: SandboxConfig): RequestHandler {
  const build = {
    localApiPort: ports.api,
    localAuthPort: ports.auth,
    localDatabasePort: ports.database,
    localPusherKey: pusherKey,
  };
  return (request, response, next) => {
    // The page finds its servers by its own host name.
    const hostname = hostPattern.test(request.hostname) ? request.hostname : host;
    const page = pages.find(({ file }) => request.path === `/${file}`) ?? appPage;
    const sources = connectSourcesOf(localConfig(hostname, build), false);
    response.set(securityHeaders(page, sources, 'header'));
    next();
  };
}

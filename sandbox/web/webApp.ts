import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import {
  readPageSettings,
  settingTags,
  type PageSettings,
} from '../../scripts/webpack/pageSettings';
import { pages } from '../../scripts/webpack/pages';
import type { SandboxConfig } from '../config';
import { SandboxError } from '../sandboxError';
import { pageHeaders } from './pageHeaders';

/** A file name with webpack's content hash: `main.3f9c0d1a2b.js`, also with `.br` or `.gz`. */
const hashedName = /[.-][0-9a-f]{8,}\./;

const cacheForAYear = 'public, max-age=31536000, immutable';

/**
 * The built app: single-page fallback, precompressed files, long caching for content-hashed files
 * and none for `index.html` and `config.json`, with the security headers of a deployment.
 *
 * @param settings what the pages are told besides the settings of their build
 * @throws SandboxError if there is no build
 */
export function createWebApp(config: SandboxConfig, settings: Partial<PageSettings>): Express {
  const { distFolder } = config;
  const dist = resolve(distFolder);
  if (!existsSync(join(dist, 'index.html'))) {
    throw new SandboxError(
      `There is no built app in ${distFolder}/: run "npm run build" first, or set SANDBOX_WEB=off.`,
    );
  }
  const app = express();
  app.disable('x-powered-by');
  const files = expressStaticGzip(dist, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: {
      setHeaders: (response, file) =>
        void response.setHeader(
          'Cache-Control',
          hashedName.test(basename(file)) ? cacheForAYear : 'no-cache',
        ),
    },
  });
  app.use(pageHeaders(config, settings.telemetryUrl ?? ''));
  const hasSettings = Object.keys(settings).length > 0;
  const pageFiles = hasSettings ? pagesWithSettings(dist, settings, files) : files;
  app.use(pageFiles);
  app.get('/*path', (request, response, next) => {
    // Only addresses of screens get the page; a missing script or image is a 404. The id of a session
    // link may contain a dot.
    const isFile = /\.[a-z0-9]+$/i.test(request.path) && !request.path.startsWith('/check-auth/');
    if (isFile || !request.accepts('html')) {
      next();
      return;
    }
    request.url = '/index.html';
    pageFiles(request, response, next);
  });
  app.use((_request, response) => void response.status(404).type('text').send('Not found'));
  return app;
}

/** Serves the pages as a build with these settings would have them. */
function pagesWithSettings(
  dist: string,
  changes: Partial<PageSettings>,
  files: RequestHandler,
): RequestHandler {
  const settings = { ...readPageSettings({}), ...changes };
  return (request, response, next) => {
    const file = request.path === '/' ? 'index.html' : request.path.slice(1);
    const page = pages.find((each) => each.file === file);
    if (!page) {
      files(request, response, next);
      return;
    }
    const html = readFileSync(join(dist, page.file), 'utf8');
    const withTags = html.replace('<title>', (title) => settingTags(page, settings) + title);
    response.type('html').set('Cache-Control', 'no-cache').send(withTags);
  };
}

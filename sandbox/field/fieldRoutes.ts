import { Router } from 'express';
import type { FieldReports } from './fieldReports';
import { summarize } from './summarize';

/**
 * The operator's view of the field reports, and its data as JSON.
 *
 * @param reports null if the sandbox receives none: the page then says how to switch them on
 */
export function fieldRoutes(reports: FieldReports | null): Router {
  const routes = Router();
  const summary = () =>
    summarize(reports?.reports ?? [], reports?.browserReports ?? [], Date.now());

  routes.get('/', async (_request, response) => {
    // React and MUI are loaded only for it.
    const { renderPage } = await import('./renderPage');
    const { html, policy } = renderPage(reports === null ? null : summary());
    response.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy });
    response.type('html').send(html);
  });
  routes.get('/data', (_request, response) => {
    response.set('Cache-Control', 'no-store').json(summary());
  });
  return routes;
}

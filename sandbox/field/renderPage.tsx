import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppTheme } from '../../src/ui/theme/AppTheme';
import { FieldPage } from './FieldPage';
import type { FieldSummary } from './summarize';

/**
 * Requests the page again every few seconds and replaces what has changed, so that nothing flickers. It leaves a
 * selected text alone, such as a stack that somebody copies.
 */
const script = `(async () => {
  const parts = ['styles', 'root'];
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    if (document.hidden || !getSelection().isCollapsed) continue;
    try {
      const response = await fetch(location.href);
      if (!response.ok) throw new Error(response.status);
      const next = new DOMParser().parseFromString(await response.text(), 'text/html');
      for (const id of parts) {
        const part = document.getElementById(id);
        const { innerHTML } = next.getElementById(id);
        if (part.innerHTML !== innerHTML) part.innerHTML = innerHTML;
      }
    } catch {
      document.getElementById('stale').hidden = false;
    }
  }
})();`;

const scriptHash = createHash('sha256').update(script).digest('base64');
const policy =
  `default-src 'none'; script-src 'sha256-${scriptHash}'; style-src 'unsafe-inline'; connect-src 'self'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The view as one document without further files, and the policy to serve it with. */
export function renderPage(summary: FieldSummary | null): { html: string; policy: string } {
  const markup = renderToStaticMarkup(
    <AppTheme>
      <FieldPage summary={summary} />
    </AppTheme>,
  );
  const sheets = [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Field reports</title>
    <style id="styles">${sheets.map(([, sheet = '']) => sheet).join('')}</style>
  </head>
  <body>
    <div id="root">${markup.replace(/<style[\s\S]*?<\/style>/g, '')}</div>
    <script>${script}</script>
  </body>
</html>
`;
  return { html, policy };
}

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..');
const target = join(root, 'api-pages');
/** The AsyncAPI Initiative's own renderer; fetched when it is needed, since no code imports it. */
const renderer = '@asyncapi/react-component@3.2.1';

/** Runs Redocly's command line, which comes with `npm ci`. */
function redocly(...args: string[]): void {
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/@redocly/cli/bin/cli.js'),
      ...args,
      '--config',
      'docs/api/redocly.yaml',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
}

/** Puts the renderer's script and styles beside the page. @throws Error where npm can't fetch it. */
function fetchRenderer(scratch: string): void {
  const packed = execFileSync(
    'npm',
    ['pack', renderer, '--silent', '--pack-destination', scratch],
    {
      encoding: 'utf8',
    },
  );
  execFileSync('tar', ['-xzf', join(scratch, packed.trim()), '-C', scratch]);
  const unpacked = join(scratch, 'package');
  copyFileSync(join(unpacked, 'browser/standalone/index.js'), join(target, 'asyncapi.js'));
  copyFileSync(join(unpacked, 'styles/default.min.css'), join(target, 'asyncapi.css'));
}

/** The page that renders one bundled document, given as JSON. */
function eventsPage(document: string): string {
  const safe = document.replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Fast lottery events</title>
  <link rel="stylesheet" href="asyncapi.css" />
  <div id="events"></div>
  <script src="asyncapi.js"></script>
  <script>
    AsyncApiStandalone.render(
      { schema: ${safe}, config: { show: { sidebar: true, errors: false } } },
      document.getElementById('events'),
    );
  </script>
</html>
`;
}

/** Renders docs/api/ as pages that need no server: `api-pages/openapi.html` and `asyncapi.html`. */
function renderPages(): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  const scratch = mkdtempSync(join(tmpdir(), 'api-pages-'));
  try {
    redocly('build-docs', 'docs/api/openapi.yaml', '-o', join(target, 'openapi.html'));
    const bundled = join(scratch, 'asyncapi.json');
    redocly('bundle', 'docs/api/asyncapi.yaml', '--ext', 'json', '-o', bundled);
    writeFileSync(join(target, 'asyncapi.html'), eventsPage(readFileSync(bundled, 'utf8')));
    fetchRenderer(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  console.log('Written: api-pages/openapi.html, api-pages/asyncapi.html');
}

try {
  renderPages();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..');

/** Renders the contract as pages that need no server: `api-pages/openapi.html` and `asyncapi.html`. */
function renderPages(): void {
  for (const name of ['openapi', 'asyncapi']) {
    const page = `api-pages/${name}.html`;
    execFileSync(
      process.execPath,
      [
        join(root, 'node_modules/@redocly/cli/bin/cli.js'),
        ...['build-docs', `docs/api/${name}.yaml`, '--output', page, '--inlineBundle'],
        ...['--config', 'docs/api/redocly.yaml', '--lint-config', 'off'],
      ],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    console.log(`Written: ${page}`);
  }
}

try {
  renderPages();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

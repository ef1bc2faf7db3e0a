import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import config from '../jest.config';

const root = join(__dirname, '..');

/**
 * Runs Jest with the typed configuration; arguments go to Jest. Node 20 reads no TypeScript, and
 * Jest would want one more compiler for this one file, so the configuration is handed over as JSON.
 */
const { status, error } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/jest/bin/jest.js'),
    '--config',
    JSON.stringify({ rootDir: root, ...config }),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
if (error) throw error;
process.exitCode = status ?? 1;

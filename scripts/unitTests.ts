import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const jest = join(__dirname, '../node_modules/jest/bin/jest.js');

process.exitCode =
  spawnSync(process.execPath, [jest, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;

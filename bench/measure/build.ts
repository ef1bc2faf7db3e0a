import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reported } from '../table';
import type { Figure } from '../table';

const root = join(__dirname, '../..');

/** Measures `npm run build` without the cache of an earlier build; prints its report. */
export function measureBuild(): Promise<Figure[]> {
  rmSync(join(root, 'node_modules/.cache/babel-loader'), { recursive: true, force: true });
  const began = Date.now();
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the app could not be built');
  const seconds = (Date.now() - began) / 1000;
  const scripts = readdirSync(join(root, 'dist/js'));
  const compressed = scripts.filter((name) => name.endsWith('.js.br'));
  const bytes = compressed.map((name) => statSync(join(root, 'dist/js', name)).size);
  return Promise.resolve([
    reported('build.seconds', seconds, 's on this machine'),
    reported('build.scripts', scripts.filter((name) => name.endsWith('.js')).length, 'files'),
    reported(
      'build.jsBrotli',
      bytes.reduce((sum, size) => sum + size, 0),
      'bytes, of app and replay page',
    ),
  ]);
}

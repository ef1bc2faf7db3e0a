import { join, resolve } from 'node:path';
import { publish } from './deploy/publish';

/**
 * Adds the current build to the folder that a web server serves:
 * `npm run release -- /var/www/lottery`.
 */
function release([folder]: readonly string[]): void {
  if (folder === undefined) throw new Error('Name the folder: npm run release -- /var/www/lottery');
  const { added, removed } = publish(join(__dirname, '../dist'), resolve(folder), Date.now());
  console.log(`Released into ${folder}: ${added} new files, ${removed} of older releases removed`);
}

try {
  release(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

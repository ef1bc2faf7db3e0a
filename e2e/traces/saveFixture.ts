import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Download } from '@playwright/test';
import { rootReducer } from '../../src/app/rootReducer';
import { toTraceFile } from '../../src/replay/file/fileForDevTools';
import { parseTrace } from '../../src/replay/file/parseTrace';
import { verifyTrace } from '../../src/testing/verifyTrace';

const folder = join(__dirname, '../../src/testing/traces');

/**
 * Keeps a saved recording as a fixture. The previous one moves to `older/` if the current reducers
 * replay it differently; otherwise the new one replaces it.
 */
export async function saveTraceFixture(download: Download, name: string): Promise<void> {
  const path = join(folder, `${name}.trace.json.gz`);
  if (existsSync(path)) archivePrevious(path, name);
  await download.saveAs(path);
  const { verdict, steps, size } = readTrace(path);
  console.log(`${name}: ${steps} steps, ${Math.ceil(size / 1000)} kB`);
  if (!verdict.faithful) throw new Error(`${name} is not faithful: ${JSON.stringify(verdict)}`);
}

function archivePrevious(path: string, name: string): void {
  const { verdict, commit } = readTrace(path);
  if (verdict.faithful) return;
  mkdirSync(join(folder, 'older'), { recursive: true });
  renameSync(path, join(folder, 'older', `${name}-${commit}.trace.json.gz`));
}

function readTrace(path: string) {
  const content = readFileSync(path);
  const trace = parseTrace(gunzipSync(content).toString());
  return {
    verdict: verifyTrace(toTraceFile(trace), rootReducer),
    commit: trace.details?.app.commit ?? 'unknown',
    steps: trace.actions.length - 1,
    size: content.length,
  };
}

import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Download } from '@playwright/test';
import { rootReducer } from '../../src/app/rootReducer';
import type { RootState } from '../../src/app/rootReducer';
import { createStateTimeline } from '../../src/replay/engine/stateTimeline';
import { verifyReplay } from '../../src/replay/engine/verification';
import { parseTrace } from '../../src/replay/file/parseTrace';

const folder = join(__dirname, '../../src/testing/traces');

/**
 * Keeps a saved recording as a fixture. The previous one moves to `older/` if the current reducers
 * replay it differently; otherwise the new one replaces it.
 */
export async function saveTraceFixture(download: Download, name: string): Promise<void> {
  const path = join(folder, `${name}.trace.json.gz`);
  if (existsSync(path)) await archivePrevious(path, name);
  await download.saveAs(path);
  const { found, steps, size } = await readTrace(path);
  console.log(`${name}: ${steps} steps, ${Math.ceil(size / 1000)} kB`);
  if (found?.kind !== 'consistent') throw new Error(`${name}: ${JSON.stringify(found)}`);
}

async function archivePrevious(path: string, name: string): Promise<void> {
  const { found, commit } = await readTrace(path);
  if (found?.kind === 'consistent') return;
  mkdirSync(join(folder, 'older'), { recursive: true });
  renameSync(path, join(folder, 'older', `${name}-${commit}.trace.json.gz`));
}

async function readTrace(path: string) {
  const content = readFileSync(path);
  const trace = parseTrace(gunzipSync(content).toString());
  const initialState = trace.initialState as RootState | undefined;
  const timeline = createStateTimeline(rootReducer, initialState, trace.actions);
  return {
    found: await verifyReplay(timeline, trace.details?.checkpoints ?? []),
    commit: trace.details?.app.commit ?? 'unknown',
    steps: trace.actions.length - 1,
    size: content.length,
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Download } from '@playwright/test';
import { rootReducer } from '../../src/app/rootReducer';
import type { RootState } from '../../src/store/rootState';
import { createStateTimeline } from '../../src/replay/engine/stateTimeline';
import { verifyReplay } from '../../src/replay/engine/verification';
import { atOnce } from '../../src/replay/engine/inChunks';
import { parseTrace } from '../../src/replay/engine/file/parseTrace';

const folder = join(__dirname, '../../src/testing/traces');

/** Keeps a saved recording as a fixture, in place of the previous one. */
export async function saveTraceFixture(download: Download, name: string): Promise<void> {
  const path = join(folder, `${name}.trace.json.gz`);
  await download.saveAs(path);
  const content = readFileSync(path);
  const trace = parseTrace(gunzipSync(content).toString());
  const initialState = trace.initialState as RootState | undefined;
  const timeline = createStateTimeline(rootReducer, initialState, trace.actions);
  const found = atOnce(verifyReplay(timeline, trace.details?.checkpoints ?? []));
  console.log(`${name}: ${timeline.lastStep} steps, ${Math.ceil(content.length / 1000)} kB`);
  if (found.kind !== 'consistent') throw new Error(`${name}: ${JSON.stringify(found)}`);
}

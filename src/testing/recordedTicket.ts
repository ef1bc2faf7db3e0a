import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { atOnce } from '../replay/engine/inChunks';
import { openReplay } from '../replay/engine/openReplay';
import type { Replay } from '../replay/engine/openReplay';
import { readLedger } from '../replay/ledger/readLedger';
import { rowKey } from '../replay/ledger/row';
import { hashState } from '../trace/stateHash';

/** The recordings of the common tickets. */
export const recordedTickets = join(__dirname, 'traces');

/** Opens a recording of this disk, packed or not, at a step if a link names one. */
export function openRecording(path: string, linkedStep: number | null = null): Replay {
  const bytes = readFileSync(path);
  const text = path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  return openReplay(basename(path), text.toString(), linkedStep);
}

/**
 * The steps whose state is not the one that the app had, as far as the file has their hashes.
 * @param until the last step that is compared
 */
export function differingSteps({ trace, timeline }: Replay, until = timeline.lastStep): number[] {
  const checkpoints = (trace.details?.checkpoints ?? []).filter(({ index }) => index <= until);
  if (checkpoints.length === 0) throw new Error('no state of these steps has a hash');
  return checkpoints
    .filter(({ index, hash }) => hashState(timeline.stateAt(index)) !== hash)
    .map(({ index }) => index);
}

/** The rows of the ledger with their marks, as a test compares them: no sentence. */
export function rowsOf(replay: Replay): string[] {
  return atOnce(readLedger(replay)).rows.map(rowKey).sort();
}

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Finding } from '../replay/engine/findings/finding';
import { atOnce } from '../replay/engine/inChunks';
import { openReplay } from '../replay/engine/openReplay';
import type { Replay } from '../replay/engine/openReplay';
import { readRecording } from '../replay/engine/readRecording';
import { hashState } from '../trace/stateHash';

/** The recordings of the common tickets. */
export const recordedTickets = join(__dirname, 'traces');

/** Opens a recording of this disk, packed or not. */
export function openRecording(path: string): Replay {
  const bytes = readFileSync(path);
  const text = path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  return openReplay(basename(path), text.toString(), null);
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

/** What the replay page lists under *Findings*. */
export function findingsOf(replay: Replay): Pick<Finding, 'kind' | 'step' | 'text'>[] {
  return atOnce(readRecording(replay)).findings.map(({ kind, step, text }) => ({
    kind,
    step,
    text,
  }));
}

import { readText } from './file/readText';
import { atOnce } from './inChunks';
import { openReplay } from './openReplay';
import type { Replay } from './openReplay';
import { readRecording } from './readRecording';
import type { RecordingReport } from './readRecording';
import { verifyReplay } from './verification';
import type { Verification } from './verification';

/** All that this engine says of a file. */
export interface ReadFile {
  replay: Replay;
  report: RecordingReport;
  verification: Verification;
}

/**
 * Opens, reads and verifies a file, for a caller without a page to keep responsive.
 *
 * @throws Error with a message for the reader
 */
export async function readFile(name: string, file: Blob): Promise<ReadFile> {
  const replay = openReplay(name, await readText(file), null);
  const report = atOnce(readRecording(replay));
  const checkpoints = replay.trace.details?.checkpoints ?? [];
  return { replay, report, verification: atOnce(verifyReplay(replay.timeline, checkpoints)) };
}

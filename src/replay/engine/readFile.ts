import { readText } from './file/readText';
import { atOnce } from './inChunks';
import { openReplay } from './openReplay';
import type { Replay } from './openReplay';
import { prove, unknownProof } from './proof';
import type { Proof } from './proof';
import { readRecording } from './readRecording';
import type { RecordingReport } from './readRecording';

/** All that this engine says of a file. */
export interface ReadFile {
  replay: Replay;
  report: RecordingReport;
  proof: Proof;
}

/**
 * Opens, reads and proves a file, for a caller without a page to keep responsive.
 *
 * @throws Error with a message for the reader
 */
export async function readFile(name: string, file: Blob): Promise<ReadFile> {
  const replay = openReplay(name, await readText(file), null);
  const report = atOnce(readRecording(replay));
  let proof = unknownProof;
  await prove(replay, new AbortController().signal, (found) => {
    proof = { ...proof, ...found };
  });
  return { replay, report, proof };
}

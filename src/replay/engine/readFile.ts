import { readLedger } from '../ledger/readLedger';
import { readText } from './file/readText';
import { atOnce } from './inChunks';
import { openReplay } from './openReplay';
import { verifyReplay } from './verification';

/** All that this engine says of a file. */
export type ReadFile = Awaited<ReturnType<typeof readFile>>;

/**
 * Opens, reads and verifies a file, for a caller without a page to keep responsive.
 *
 * @throws OpenError
 */
export async function readFile(name: string, file: Blob) {
  const replay = openReplay(name, await readText(file), null);
  const ledger = atOnce(readLedger(replay));
  const checkpoints = replay.trace.details?.checkpoints ?? [];
  return { replay, ledger, verification: atOnce(verifyReplay(replay.timeline, checkpoints)) };
}

import { atOnce } from '../replay/engine/inChunks';
import { openReplay } from '../replay/engine/openReplay';
import { readLedger } from '../replay/ledger/readLedger';
import type { TraceFile } from '../trace/traceFormat';
import type { makeTestStore } from './makeTestStore';
import { traceTextOf } from './traceOf';

/** What the replay page says of a whole recording, with its steps. */
export function reportOf(file: TraceFile | string) {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  const replay = openReplay('recording.trace.json', text, 0);
  return { ...atOnce(readLedger(replay)), steps: replay.steps };
}

/** Records what a store does from now on. Returns what the replay page would say of it so far. */
export function recordReport({
  services: { recorder },
}: Pick<ReturnType<typeof makeTestStore>, 'services'>) {
  recorder.restart();
  return () => reportOf(traceTextOf(recorder));
}

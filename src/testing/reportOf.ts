import { atOnce } from '../replay/engine/inChunks';
import { openReplay } from '../replay/engine/openReplay';
import { readLedger } from '../replay/ledger/readLedger';
import type { TraceFile } from '../trace/traceFormat';
import type { makeTestStore } from './makeTestStore';
import { seededRandom } from './seededRandom';
import { traceTextOf } from './traceOf';
import { visitText } from './visits/visitText';
import type { Fault } from './visits/visit';

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

/** The ledger of a visit with one fault, whose seed and round follow from the fault's name. */
export function ledgerWith(name: string, fault: Fault) {
  const seed = Array.from(name).reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 9973;
  const round = 2 + Math.floor(seededRandom(seed)() * 4);
  return reportOf(visitText(seed, new Map([[round, fault]])));
}

/** The marks of all rows, each once: `stake: stored`. */
export function marksOf({ rows }: Pick<ReturnType<typeof reportOf>, 'rows'>): string[] {
  return [
    ...new Set(rows.flatMap(({ kind, marks }) => marks.map(({ about }) => `${kind}: ${about}`))),
  ];
}

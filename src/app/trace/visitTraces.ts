import type { VisitDescription } from '../../features/problemReport/problemReportSlice';
import { onIdle } from '../../lib/onIdle';
import { createRecordStore } from '../../trace/archive/recordStore';
import type { RecordStore } from '../../trace/archive/recordStore';
import { createVisitArchive } from '../../trace/archive/visitArchive';
import { createVisitKeeper } from '../../trace/archive/visitKeeper';
import { canGzip, encodeText } from '../../trace/file/gzip';
import type { SealedVisit } from '../../trace/file/sealedVisit';
import { traceText } from '../../trace/file/traceText';
import { createMask } from '../../trace/redaction/mask';
import { describeVisit } from './describeVisit';
import { offerDownload } from './offerDownload';
import { readEnvironment } from './readEnvironment';
import { fileNameOf } from './fileNameOf';
import { addressPatterns, openWords, tracedMutations } from './traceRules';
import type { TracePorts, Traces } from './traces';

/** How often the visit is written while the page is shown, in milliseconds. */
const keepEveryMs = 10_000;

/** The part of {@link Traces} that is fetched later. */
export interface VisitTraces extends Omit<Traces, 'start'> {
  /** Writes the visit from time to time, and whenever the page is hidden or left. */
  startKeeping(): void;
}

/** Begins nothing by itself; the present visit is the one that the recorder holds. */
export function createVisitTraces(
  { recorder, knownSecrets, clock, logger }: TracePorts,
  records: RecordStore = createRecordStore('flight-recorder'),
): VisitTraces {
  const { startedAt } = recorder.read();
  const presentId = `${Math.round(startedAt)}-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  const archive = createVisitArchive(records);
  const mask = createMask({ knownSecrets, openWords, patterns: addressPatterns });
  const keeper = createVisitKeeper({
    id: presentId,
    recorder,
    redaction: { mask, mutations: tracedMutations },
    archive,
    app: { version: __BUILD__.version, commit: __BUILD__.commit },
    readEnvironment,
    now: () => clock.now(),
    logger,
  });

  const loadVisit = (id: string) => (id === presentId ? keeper.seal() : archive.load(id));
  const encode = (visit: SealedVisit, words: string) =>
    encodeText(traceText(visit, mask.text(words)), canGzip());
  const describe = async (id: string): Promise<VisitDescription[]> => {
    const visit = await loadVisit(id);
    if (visit === null) return [];
    const bytes = (await encode(visit, '')).reduce((sum, chunk) => sum + chunk.length, 0);
    return [describeVisit(visit, id === presentId, bytes)];
  };

  return {
    startKeeping() {
      const keepAgain = () => void keeper.keep();
      setInterval(() => onIdle(keepAgain), keepEveryMs);
      keepAgain();
      window.addEventListener('pagehide', keeper.keepNow);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') keeper.keepNow();
      });
      archive.prune(presentId, clock.now()).catch(() => undefined);
    },
    noteProblem: keeper.noteProblem,
    async describe() {
      const earlier = await archive.heads().catch(() => []);
      const ids = earlier.map(({ id }) => id).filter((id) => id !== presentId);
      const visits: VisitDescription[] = [];
      for (const id of [presentId, ...ids]) visits.push(...(await describe(id)));
      return visits;
    },
    async save(visitId, words) {
      const visit = await loadVisit(visitId);
      if (visit === null) throw new Error('this visit is not kept any more');
      const chunks = await encode(visit, words);
      offerDownload(fileNameOf(visit, canGzip()), chunks);
    },
  };
}

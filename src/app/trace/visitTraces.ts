import type { VisitDescription } from '../../features/problemReport/problemReportSlice';
import { onIdle } from '../../lib/scheduling';
import { createRecordStore } from '../../trace/archive/recordStore';
import type { RecordStore } from '../../trace/archive/recordStore';
import { createVisitArchive } from '../../trace/archive/visitArchive';
import { createVisitKeeper } from '../../trace/archive/visitKeeper';
import { canGzip, encodeText } from '../../trace/file/gzip';
import type { SealedVisit } from '../../trace/file/sealedVisit';
import { traceText } from '../../trace/file/traceText';
import { ownerMark } from '../../trace/ownerMark';
import type { Recording } from '../../trace/recorder/flightRecorder';
import { createMask } from '../../trace/redaction/mask';
import type { RootState } from '../rootReducer';
import { describeVisit } from './describeVisit';
import { offerDownload } from '../../lib/offerDownload';
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
  const archive = createVisitArchive(records);
  const mask = createMask({ knownSecrets, openWords, patterns: addressPatterns });
  /** Whose visit it is before the store says so: a login's player, until the page is loaded anew. */
  let userId: string | null = null;
  const ownerOf = (recording: Recording) => {
    const player = userId ?? playerOf(recording);
    return player === null ? null : ownerMark(player);
  };
  const beginVisit = () => {
    const { startedAt } = recorder.read();
    const id = `${Math.round(startedAt)}-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
    const keeper = createVisitKeeper({
      id,
      recorder,
      redaction: { mask, mutations: tracedMutations },
      archive,
      app: { version: __BUILD__.version, commit: __BUILD__.commit },
      readEnvironment,
      ownerOf,
      now: () => clock.now(),
      logger,
    });
    return { id, keeper };
  };
  let present = beginVisit();

  const loadVisit = async (id: string) => {
    if (id === present.id) return present.keeper.seal();
    const visit = await archive.load(id);
    // The next person at this machine gets nothing of the last one.
    return visit?.head.owner === ownerOf(recorder.read()) ? visit : null;
  };
  const encode = (visit: SealedVisit, words: string) =>
    encodeText(traceText(visit, mask.text(words)), canGzip());
  const describe = async (id: string): Promise<VisitDescription[]> => {
    const visit = await loadVisit(id);
    if (visit === null) return [];
    const bytes = (await encode(visit, '')).reduce((sum, chunk) => sum + chunk.length, 0);
    return [describeVisit(visit, id === present.id, bytes)];
  };

  return {
    startKeeping() {
      const keepAgain = () => void present.keeper.keep();
      const keepNow = () => present.keeper.keepNow();
      setInterval(() => onIdle(keepAgain), keepEveryMs);
      keepAgain();
      window.addEventListener('pagehide', keepNow);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') keepNow();
      });
      archive.prune(present.id, clock.now()).catch(() => undefined);
    },
    noteProblem: (message) => present.keeper.noteProblem(message),
    belongTo(player) {
      userId = player;
    },
    close(player) {
      userId = player;
      present.keeper.keepNow();
      recorder.restart();
      userId = null;
      present = beginVisit();
    },
    async describe() {
      const earlier = await archive.heads().catch(() => []);
      const ids = earlier.map(({ id }) => id).filter((id) => id !== present.id);
      const visits: VisitDescription[] = [];
      for (const id of [present.id, ...ids]) visits.push(...(await describe(id)));
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

/** The player of a visit, also where the last state knows nobody any more. */
function playerOf({ segments, state }: Recording): string | null {
  const states = [...segments.map(({ before }) => before), state] as Pick<RootState, 'session'>[];
  return (
    states.map(({ session }) => session.player?.userId ?? null).find((one) => one !== null) ?? null
  );
}

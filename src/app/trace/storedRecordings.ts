import { createStore } from 'idb-keyval';
import type { RecordingDescription } from '../../features/problemReport/problemReportSlice';
import { offerDownload } from '../../lib/offerDownload';
import { onIdle } from '../../lib/scheduling';
import type { Recording } from '../../trace/recorder/flightRecorder';
import { createRecordingPersister } from '../../trace/recordingPersister';
import { createRecordingStore } from '../../trace/recordingStore';
import { ownerMark } from '../../trace/stateHash';
import { canGzip, traceFile } from '../../trace/traceFile';
import type { TraceEnvironment } from '../../trace/traceFormat';
import type { RootState } from '../rootReducer';
import { describeRecording, traceFileName } from './describeRecording';
import { createAppRedactor } from './redaction';
import type { Recordings, RecordingsPorts } from './recordings';

/** How often the recording is saved while the page is visible, in milliseconds. */
const saveEveryMs = 10_000;

/**
 * The lazily loaded part of {@link Recordings}. `start` also saves when the page is hidden or left;
 * without it nothing is saved by itself.
 */
export function createStoredRecordings(
  { recorder, knownSecrets, clock, logger }: RecordingsPorts,
  db = createStore('flight-recorder', 'records'),
): Recordings {
  const store = createRecordingStore(db);
  const redactor = createAppRedactor(knownSecrets);
  /** The player before the store knows one: a login leads to a reload. */
  let userId: string | null = null;
  const ownerOf = (recording: Recording) => {
    const player = userId ?? playerOf(recording);
    return player === null ? null : ownerMark(player);
  };
  const startRecording = () => {
    const { startedAt } = recorder.read();
    const id = `${Math.round(startedAt)}-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
    const persister = createRecordingPersister({
      id,
      recorder,
      redactor,
      store,
      app: { version: __BUILD__.version, commit: __BUILD__.commit },
      readEnvironment,
      ownerOf,
      now: () => clock.now(),
      logger,
    });
    return { id, ...persister };
  };
  let current = startRecording();

  const load = async (id: string) => {
    if (id === current.id) return current.serialize();
    const recording = await store.load(id);
    // The next person at this machine gets nothing of the last one.
    return recording?.head.owner === ownerOf(recorder.read()) ? recording : null;
  };

  return {
    start() {
      const save = () => void current.save();
      const saveNow = () => void current.saveNow();
      setInterval(() => onIdle(save), saveEveryMs);
      save();
      window.addEventListener('pagehide', saveNow);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') saveNow();
      });
      store.prune(current.id, clock.now()).catch(() => undefined);
    },
    noteProblem: (message) => current.noteProblem(message),
    setOwner(player) {
      userId = player;
    },
    close(player) {
      userId = player;
      void current.saveNow();
      recorder.restart();
      userId = null;
      current = startRecording();
    },
    async describe() {
      const heads = await store.heads().catch(() => []);
      const earlier = heads.map(({ id }) => id).filter((id) => id !== current.id);
      const descriptions: RecordingDescription[] = [];
      for (const id of [current.id, ...earlier]) {
        const recording = await load(id);
        if (recording) descriptions.push(describeRecording(recording, id === current.id));
      }
      return descriptions;
    },
    async download(recordingId, message) {
      const recording = await load(recordingId);
      if (recording === null) throw new Error('this recording is no longer stored');
      const file = await traceFile(recording, redactor.text(message));
      offerDownload(traceFileName(recording, canGzip()), [file]);
    },
  };
}

/** The player of a recording, even if they have signed out since. */
function playerOf({ segments, state }: Recording): string | null {
  const states = [...segments.map(({ before }) => before), state] as Pick<RootState, 'session'>[];
  return (
    states.map(({ session }) => session.player?.userId ?? null).find((one) => one !== null) ?? null
  );
}

/** What of the browser bears on what the player sees. */
function readEnvironment(): TraceEnvironment {
  return {
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    userAgent: navigator.userAgent,
    viewport: { width: window.innerWidth, height: window.innerHeight },
    pixelRatio: window.devicePixelRatio,
  };
}

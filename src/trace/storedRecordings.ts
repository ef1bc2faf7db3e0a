import { createStore } from 'idb-keyval';
import type { RecordingDescription } from '../features/problemReport/problemReportSlice';
import type { Recordings } from './recordingsService';
import type { Clock } from '../platform/clock';
import type { Logger } from '../platform/logger';
import { offerDownload } from '../platform/offerDownload';
import { onIdle } from '../platform/scheduling';
import type { FlightRecorder, Recording } from './recorder/flightRecorder';
import { createRecordingPersister } from './recordingPersister';
import { createRecordingStore } from './recordingStore';
import type { RecordingDatabases } from './recordingStore';
import { redactMessage } from './redaction/redactMessage';
import type { KnownSecrets } from './redaction/secrets';
import { ownerMark } from '../platform/ownerMark';
import { canGzip, traceFile } from './traceFile';
import type { TraceEnvironment } from './traceFormat';
import type { RootState } from '../store/rootState';
import { describeRecording, isMereLogin, traceFileName } from './describeRecording';
import { appPatterns, createAppRedactor } from './appRedactor';

/** How often pushes that no other step follows are saved, and how long a save waits for an idle page; milliseconds. */
const saveEveryMs = 15_000;
const maxIdleWaitMs = 300;

export interface RecordingsPorts {
  recorder: FlightRecorder;
  knownSecrets: KnownSecrets;
  clock: Clock;
  logger: Logger;
}

/** The lazily loaded part of `createRecordings`. Without `start` nothing is saved by itself. */
export function createStoredRecordings(
  { recorder, knownSecrets, clock, logger }: RecordingsPorts,
  databases: RecordingDatabases = {
    records: createStore('flight-recorder', 'records'),
    lastChanges: createStore('flight-recorder-last-changes', 'changes'),
  },
): Recordings {
  const store = createRecordingStore(databases);
  const redactor = createAppRedactor(knownSecrets);
  const messageAsSaved = (message: string) =>
    redactMessage(message, knownSecrets, appPatterns, redactor.isOwnNumber);
  /** The player whom the store does not know yet, or no longer. */
  let userId: string | null = null;
  const ownerOf = (recording: Recording) => {
    const player = userId ?? playerOf(recording);
    return player === null ? null : ownerMark(player);
  };
  const startRecording = () => {
    const { startedAt } = recorder.read();
    // Its viewport is the first one; what changes it is recorded.
    const environment = readEnvironment();
    const id = `${Math.round(startedAt)}-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
    const originOf = (recording: Recording) => ({
      id,
      owner: ownerOf(recording),
      savedAt: clock.now(),
      app: { version: __BUILD__.version, commit: __BUILD__.commit },
      environment,
    });
    return { id, ...createRecordingPersister({ recorder, redactor, store, originOf, logger }) };
  };
  let current = startRecording();
  const saveWhenIdle = () => void onIdle(() => void current.save(), maxIdleWaitMs);

  const load = async (id: string) => {
    if (id === current.id) return current.serialize();
    const recording = await store.load(id);
    // The next person at this machine gets nothing of the last one.
    return recording?.head.owner === ownerOf(recorder.read()) ? recording : null;
  };

  return {
    start() {
      setInterval(saveWhenIdle, saveEveryMs);
      void current.save();
      window.addEventListener('pagehide', () => void current.close());
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) current.reopen();
      });
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') void current.saveNow();
      });
      store.prune(current.id, clock.now()).catch(() => undefined);
    },
    saveWhenIdle,
    saveNow: () => void current.saveNow(),
    noteProblem: (message) => current.noteProblem(message),
    setOwner(player) {
      userId = player;
    },
    close() {
      if (userId === null) return;
      void current.close();
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
        const isCurrent = id === current.id;
        if (recording && (isCurrent || !isMereLogin(recording))) {
          descriptions.push(describeRecording(recording, isCurrent));
        }
      }
      return descriptions;
    },
    messageAsSaved: (message) => Promise.resolve(messageAsSaved(message)),
    async download(recordingId, message) {
      const recording = await load(recordingId);
      if (recording === null) throw new Error('this recording is no longer stored');
      const file = await traceFile(recording, messageAsSaved(message));
      offerDownload(traceFileName(recording, canGzip()), [file]);
    },
  };
}

/** The player of a recording, even if they have signed out since. */
function playerOf({ segments, state }: Recording): string | null {
  const states = [...segments.map(({ before }) => before), state] as Pick<RootState, 'session'>[];
  return states.find(({ session }) => session.player)?.session.player?.userId ?? null;
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

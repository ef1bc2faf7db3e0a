import type { RecordingDescription } from '../../features/problemReport/problemReportSlice';
import type { Clock } from '../../lib/clock';
import type { Logger } from '../../lib/logger';
import { messageOf } from '../../lib/logger';
import { onIdle } from '../../lib/scheduling';
import type { FlightRecorder } from '../../trace/recorder/flightRecorder';
import type { KnownSecrets } from '../../trace/redaction/secrets';

/** The recordings in this browser, for listeners. */
export interface Recordings {
  /** Saves the current recording regularly, from when the page is first idle. */
  start(): void;
  /** Saves the current recording at once, with the error that ended it. Never throws. */
  noteProblem(message: string): void;
  /** Marks the current recording as this player's before the store knows the player. */
  setOwner(userId: string): void;
  /**
   * Saves the current recording as this player's and starts a new one. The old one is offered again
   * only once the player has signed in. Never throws.
   */
  close(userId: string): void;
  /** The recordings that the player may save, the current one first. */
  describe(): Promise<RecordingDescription[]>;
  /**
   * Downloads a recording's file.
   * @param message the player's own description
   * @throws Error if the recording is no longer stored
   */
  download(recordingId: string, message: string): Promise<void>;
}

export interface RecordingsPorts {
  recorder: FlightRecorder;
  knownSecrets: KnownSecrets;
  clock: Clock;
  logger: Logger;
}

/**
 * Everything but the recorder itself is in a chunk that is loaded when the page is idle.
 * @param ready resolves once it is known whether IndexedDB answers
 */
export function createRecordings(ports: RecordingsPorts, ready: Promise<unknown>): Recordings {
  let loading: Promise<Recordings> | null = null;
  let loaded: Recordings | null = null;
  let owner: string | null = null;
  const load = () => {
    loading ??= ready
      .then(() => import('./storedRecordings'))
      .then(({ createStoredRecordings }) => {
        loaded = createStoredRecordings(ports);
        if (owner !== null) loaded.setOwner(owner);
        return loaded;
      });
    // A chunk that failed to load is requested again next time.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  const whenLoaded = (use: (recordings: Recordings) => void) => {
    load()
      .then(use)
      .catch((error: unknown) => {
        ports.logger.warn('the recording is not saved', messageOf(error));
      });
  };
  return {
    start() {
      onIdle(() => whenLoaded((recordings) => recordings.start()));
    },
    noteProblem(message) {
      whenLoaded((recordings) => recordings.noteProblem(message));
    },
    setOwner(userId) {
      owner = userId;
      loaded?.setOwner(userId);
    },
    close(userId) {
      owner = null;
      if (loaded === null) ports.recorder.restart();
      else loaded.close(userId);
    },
    describe: async () => (await load()).describe(),
    download: async (recordingId, message) => (await load()).download(recordingId, message),
  };
}

import { messageOf } from '../platform/logger';
import { onIdle } from '../platform/scheduling';
import type { Recordings } from './recordingsService';
import type { RecordingsPorts } from './storedRecordings';

/** How long loading waits for an idle page, in milliseconds. */
const maxIdleWaitMs = 2000;

/**
 * The recordings in this browser. Everything but the recorder itself is in a chunk that is loaded when
 * the page is idle.
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
      })
      .catch((error: unknown) => {
        // Requested again next time.
        loading = null;
        throw error;
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
    start: () => void onIdle(() => whenLoaded((recordings) => recordings.start()), maxIdleWaitMs),
    // Before it is loaded nothing is lost: its start saves everything.
    saveWhenIdle: () => loaded?.saveWhenIdle(),
    saveNow: () => loaded?.saveNow(),
    noteProblem: (message) => whenLoaded((recordings) => recordings.noteProblem(message)),
    setOwner(userId) {
      owner = userId;
      loaded?.setOwner(userId);
    },
    close() {
      if (owner === null) return;
      owner = null;
      if (loaded === null) ports.recorder.restart();
      else loaded.close();
    },
    describe: async () => (await load()).describe(),
    messageAsSaved: async (message) => (await load()).messageAsSaved(message),
    download: async (...saved) => (await load()).download(...saved),
  };
}

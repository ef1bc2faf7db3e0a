import type { VisitDescription } from '../../features/problemReport/problemReportSlice';
import { onIdle } from '../../lib/scheduling';
import type { KnownSecrets } from '../../trace/redaction/knownSecrets';
import type { FlightRecorder } from '../../trace/recorder/flightRecorder';
import type { Clock } from '../../lib/clock';
import type { Logger } from '../../lib/logger';
import { messageOf } from '../../lib/logger';
import type { VisitTraces } from './visitTraces';

/** The recorded visits of this browser, as listeners use them. */
export interface Traces {
  /** Begins to keep the present visit as soon as the page has nothing better to do. */
  start(): void;
  /** Keeps the visit at once, with the error that ended it. Never throws. */
  noteProblem(message: string): void;
  /** The present visit is this player's, though the store does not say so yet. */
  belongTo(userId: string): void;
  /**
   * Keeps the present visit, which was this player's, and begins another one: what it holds is offered
   * again only after the player has signed in. Never throws.
   */
  close(userId: string): void;
  /** What a file of each visit of the present player would hold, the present visit first. */
  describe(): Promise<VisitDescription[]>;
  /**
   * Builds the file of a visit and hands it to the player as a download.
   * @throws Error where the visit is gone.
   */
  save(visitId: string, words: string): Promise<void>;
}

export interface TracePorts {
  recorder: FlightRecorder;
  knownSecrets: KnownSecrets;
  clock: Clock;
  logger: Logger;
}

/**
 * All but the recording itself is a chunk of its own, fetched when the page is idle.
 * @param ready resolved once it is known whether IndexedDB answers
 */
export function createTraces(ports: TracePorts, ready: Promise<unknown>): Traces {
  let loaded: Promise<VisitTraces> | null = null;
  let present: VisitTraces | null = null;
  let owner: string | null = null;
  const load = () => {
    loaded ??= ready
      .then(() => import('./visitTraces'))
      .then(({ createVisitTraces }) => {
        present = createVisitTraces(ports);
        if (owner !== null) present.belongTo(owner);
        return present;
      });
    // What could not be fetched once may be fetched the next time.
    loaded.catch(() => {
      loaded = null;
    });
    return loaded;
  };
  const complain = (error: unknown) => {
    ports.logger.warn('the recorded visit is not kept', messageOf(error));
  };
  return {
    start() {
      onIdle(() => {
        load()
          .then((traces) => traces.startKeeping())
          .catch(complain);
      });
    },
    noteProblem(message) {
      load()
        .then((traces) => traces.noteProblem(message))
        .catch(complain);
    },
    belongTo(userId) {
      owner = userId;
      present?.belongTo(userId);
    },
    close(userId) {
      owner = null;
      if (present === null) ports.recorder.restart();
      else present.close(userId);
    },
    describe: async () => (await load()).describe(),
    save: async (visitId, words) => (await load()).save(visitId, words),
  };
}

import type { RecordingDescription } from '../features/problemReport/problemReportSlice';
import type { FlightRecorder } from './recorder/flightRecorder';
import type { KnownSecrets } from './redaction/secrets';

/** The recordings in this browser. */
export interface Recordings {
  /** Saves the current recording now and then, and when the page is hidden or left. */
  start(): void;
  /** Saves what is new in the current recording without a long task. Never throws. */
  saveWhenIdle(): void;
  /** Saves what is new in the current recording: the write starts before the call returns. Never throws. */
  saveNow(): void;
  /** Saves the current recording at once, with the error that ended it. Never throws. */
  noteProblem(message: string): void;
  /** Marks the current recording as this player's: a login leads to a reload, and a logout to `close`. */
  setOwner(player: string): void;
  /**
   * Saves the recording of the player named by `setOwner` and starts a new one; without a name it does
   * nothing. The old one is offered again only once the player has signed in. Never throws.
   */
  close(): void;
  /** The recordings that the player may save, the current one first. */
  describe(): Promise<RecordingDescription[]>;
  /** The player's own description as a file would hold it. */
  messageAsSaved(message: string): Promise<string>;
  /**
   * Downloads a recording's file.
   * @param message the player's own description
   * @throws Error if the recording is no longer stored
   */
  download(recordingId: string, message: string): Promise<void>;
}

declare module '../store/services' {
  interface Services {
    recordings: Recordings;
    /** Records what reaches the reducers of the one store that is made with these services. */
    recorder: FlightRecorder;
    /** The tokens, passwords and session links of this page, which the redactor replaces. */
    knownSecrets: KnownSecrets;
  }
}

import type { RecordingDescription } from '../features/problemReport/problemReportSlice';
import { redactMessage } from '../trace/redaction/redactMessage';
import { createKnownSecrets } from '../trace/redaction/secrets';

/** Recordings that the test makes up. */
export function fakeRecordings() {
  const closed: string[] = [];
  const problems: string[] = [];
  const downloads: { recordingId: string; message: string }[] = [];
  let saves = 0;
  let idleSaves = 0;
  let owner: string | null = null;
  let offered: RecordingDescription[] = [];
  let refusal: string | null = null;
  return {
    start: () => undefined,
    saveWhenIdle: () => void (idleSaves += 1),
    idleSaves: () => idleSaves,
    saveNow: () => void (saves += 1),
    /** How often the recording was saved at once. */
    saves: () => saves,
    setOwner: (userId: string) => void (owner = userId),
    close() {
      if (owner !== null) closed.push(owner);
      owner = null;
    },
    /** Whose recordings were closed, oldest first. */
    closed,
    noteProblem: (message: string) => void problems.push(message),
    describe: () => Promise.resolve(offered),
    messageAsSaved: (message: string) =>
      Promise.resolve(redactMessage(message, createKnownSecrets(), [])),
    download(recordingId: string, message: string): Promise<void> {
      if (refusal !== null) return Promise.reject(new Error(refusal));
      downloads.push({ recordingId, message });
      return Promise.resolve();
    },
    /** What ended the recording, oldest first. */
    problems,
    /** Oldest first. */
    downloads,
    /** From now on these are described. */
    offer: (recordings: RecordingDescription[]) => void (offered = recordings),
    /** From now on every download fails for this reason. */
    refuseDownloads: (reason: string) => void (refusal = reason),
  };
}

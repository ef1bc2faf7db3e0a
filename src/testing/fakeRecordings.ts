import type { Recordings } from '../features/problemReport/recordings';
import type { RecordingDescription } from '../features/problemReport/problemReportSlice';
import { redactMessage } from '../trace/redaction/redactMessage';
import { createKnownSecrets } from '../trace/redaction/secrets';

/** Recordings that the test makes up. */
export interface FakeRecordings extends Recordings {
  /** Whose recordings were closed, oldest first. */
  closed: string[];
  /** What ended the recording, oldest first. */
  problems: string[];
  /** Oldest first. */
  downloads: { recordingId: string; message: string }[];
  /** From now on these are described. */
  offer(recordings: RecordingDescription[]): void;
  /** From now on the files should have a signature and have none. */
  refuseSignatures(): void;
  /** From now on every download fails for this reason. */
  refuseDownloads(reason: string): void;
}

export function fakeRecordings(): FakeRecordings {
  const closed: FakeRecordings['closed'] = [];
  const problems: FakeRecordings['problems'] = [];
  const downloads: FakeRecordings['downloads'] = [];
  let owner: string | null = null;
  let offered: RecordingDescription[] = [];
  let refusal: string | null = null;
  let isUnsigned = false;
  return {
    start: () => undefined,
    setOwner(userId) {
      owner = userId;
    },
    close() {
      if (owner !== null) closed.push(owner);
      owner = null;
    },
    closed,
    noteProblem: (message) => void problems.push(message),
    describe: () => Promise.resolve(offered),
    messageAsSaved: (message) => Promise.resolve(redactMessage(message, createKnownSecrets(), [])),
    download(recordingId, message) {
      if (refusal !== null) return Promise.reject(new Error(refusal));
      downloads.push({ recordingId, message });
      return Promise.resolve(isUnsigned ? 'unsigned' : undefined);
    },
    problems,
    downloads,
    offer(recordings) {
      offered = recordings;
    },
    refuseSignatures() {
      isUnsigned = true;
    },
    refuseDownloads(reason) {
      refusal = reason;
    },
  };
}

import type { FlightRecorder, Recording } from './recorder/flightRecorder';
import type { RecordingStore } from './recordingStore';
import type { Redactor } from './redaction/redactor';
import type { RecordingHead, SerializedRecording, SerializedSegment } from './serializedRecording';
import { createSerializer } from './serializer';

/** What the recorder itself does not know of its recording. */
type RecordingOrigin = Pick<RecordingHead, 'id' | 'owner' | 'savedAt' | 'app' | 'environment'>;

interface PersisterPorts {
  recorder: FlightRecorder;
  redactor: Redactor;
  store: RecordingStore;
  originOf(recording: Recording): RecordingOrigin;
  logger: { info(message: string, details?: unknown): void };
}

/** Saves the current recording, and serializes it for a file. */
export function createRecordingPersister(ports: PersisterPorts) {
  const { recorder, redactor, store, originOf, logger } = ports;
  const serializer = createSerializer(redactor);
  /** What the store holds of the last saved segment, which may have grown since; those before it are complete. */
  let lastSaved: SerializedSegment | null = null;
  /** The number of the first segment that the store holds. */
  let firstSaved = 0;
  let savedCount = -1;
  let problem: string | null = null;
  let isUnavailable = false;
  let isWarmingUp = false;
  let isClosed = false;

  const headOf = (recording: Recording) => ({
    ...originOf(recording),
    startedAt: recording.startedAt,
    droppedActions: recording.droppedActions,
    finalHash: serializer.hash(recording.state),
    problem: problem === null ? null : redactor.text(problem),
  });
  const unsaved = ({ segments }: Recording) =>
    segments.filter(({ number }) => number >= (lastSaved?.number ?? 0));

  const write = async (recording: Recording) => {
    const earlier = lastSaved;
    const segments = unsaved(recording).map((segment) =>
      serializer.segment(segment, segment.number === earlier?.number ? earlier : null),
    );
    const firstKept = recording.segments[0]?.number ?? 0;
    await store.save({
      head: { ...headOf(recording), isClosed },
      segments: segments.map((segment) => ({
        ...segment,
        stateText: segment.number === earlier?.number ? null : segment.stateText,
      })),
      dropped: Array.from({ length: firstKept - firstSaved }, (_, index) => firstSaved + index),
    });
    firstSaved = firstKept;
    lastSaved = segments.at(-1) ?? lastSaved;
  };

  const isUpToDate = () => isUnavailable || savedCount === recorder.count();
  const giveUp = (error: unknown) => {
    if (!isUnavailable) logger.info('this browser stores no recordings', String(error));
    isUnavailable = true;
    lastSaved = null;
  };
  /** Saves what is new at once, for a page that is about to go; never rejects. */
  const saveNow = async (): Promise<void> => {
    if (isUpToDate()) return;
    savedCount = recorder.count();
    await write(recorder.read()).catch(giveUp);
  };
  const saveAgain = (): Promise<void> => {
    savedCount = -1;
    return saveNow();
  };
  return {
    saveNow,
    /** Saves at once that the recording ends here, as its page or session does; never rejects. */
    close(): Promise<void> {
      isClosed = true;
      return saveAgain();
    },
    /** Takes back {@link close}, for a page that was left and is shown again. */
    reopen(): void {
      isClosed = false;
      void saveAgain();
    },
    /** Saves what is new without a long task; never rejects. */
    async save(): Promise<void> {
      if (isUpToDate() || isWarmingUp) return;
      isWarmingUp = true;
      const recording = recorder.read();
      try {
        await serializer.warmUp(unsaved(recording), recording.state);
      } catch (error) {
        giveUp(error);
      } finally {
        isWarmingUp = false;
      }
      // After a logout the recorder holds another recording.
      if (recorder.read().startedAt === recording.startedAt) await saveNow();
    },
    /** Notes the error that ended the recording and saves it at once. */
    noteProblem(message: string): void {
      problem = message;
      void saveAgain();
    },
    /** For a file from the running page, whose end is there by itself. */
    async serialize(): Promise<SerializedRecording> {
      const recording = recorder.read();
      const segments: SerializedSegment[] = [];
      for (const segment of recording.segments) {
        await serializer.warmUp([segment], recording.state);
        segments.push(serializer.segment(segment));
      }
      return { head: { ...headOf(recording), isClosed: true }, segments };
    },
  };
}

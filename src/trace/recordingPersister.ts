import type { FlightRecorder, Recording } from './recorder/flightRecorder';
import type { RecordingStore } from './recordingStore';
import type { Redactor } from './redaction/redactor';
import { createSerializer } from './serializer';
import type { RecordingHead, SerializedRecording, SerializedSegment } from './serializer';
import type { TraceDetails, TraceEnvironment } from './traceFormat';

interface PersisterPorts {
  /** The id of the current recording in the store. */
  id: string;
  recorder: FlightRecorder;
  redactor: Redactor;
  store: RecordingStore;
  app: TraceDetails['app'];
  readEnvironment(): TraceEnvironment;
  /** See {@link RecordingHead}. */
  ownerOf(recording: Recording): string | null;
  /** Milliseconds since the epoch. */
  now(): number;
  logger: { info(message: string, details?: unknown): void };
}

/** Saves the current recording, and serializes it for a file. */
export interface RecordingPersister {
  /** Saves what is new without a long task; never rejects. */
  save(): Promise<void>;
  /** Saves what is new at once, for a page that is about to go; never rejects. */
  saveNow(): Promise<void>;
  /** Notes the error that ended the recording and saves it at once. */
  noteProblem(message: string): void;
  serialize(): Promise<SerializedRecording>;
}

export function createRecordingPersister(ports: PersisterPorts): RecordingPersister {
  const { recorder, redactor, store } = ports;
  const serializer = createSerializer(redactor);
  /** By number: null for a segment that is complete in the store, else what it holds there. */
  const saved = new Map<number, SerializedSegment | null>();
  let savedCount = -1;
  let problem: string | null = null;
  let isUnavailable = false;
  let isWarmingUp = false;

  const headOf = (recording: Recording): RecordingHead => ({
    id: ports.id,
    owner: ports.ownerOf(recording),
    startedAt: recording.startedAt,
    savedAt: ports.now(),
    app: ports.app,
    environment: ports.readEnvironment(),
    droppedActions: recording.droppedActions,
    finalHash: serializer.hash(recording.state),
    problem: problem === null ? null : redactor.text(problem),
  });
  const unsaved = ({ segments }: Recording) =>
    segments.filter(({ number }) => saved.get(number) !== null);

  const write = async (recording: Recording) => {
    const segments = unsaved(recording).map((segment) =>
      serializer.segment(segment, saved.get(segment.number)),
    );
    const firstNumber = recording.segments[0]?.number ?? 0;
    const dropped = [...saved.keys()].filter((number) => number < firstNumber);
    await store.save({
      head: headOf(recording),
      segments: segments.map((segment) => ({
        ...segment,
        stateText: saved.has(segment.number) ? null : segment.stateText,
      })),
      dropped,
    });
    for (const number of dropped) saved.delete(number);
    const lastNumber = recording.segments.at(-1)?.number;
    for (const segment of segments) {
      saved.set(segment.number, segment.number === lastNumber ? segment : null);
    }
  };

  const isUpToDate = () => isUnavailable || savedCount === recorder.count();
  const giveUp = (error: unknown) => {
    if (!isUnavailable) ports.logger.info('this browser stores no recordings', String(error));
    isUnavailable = true;
    saved.clear();
  };
  const saveNow = async () => {
    if (isUpToDate()) return;
    savedCount = recorder.count();
    await write(recorder.read()).catch(giveUp);
  };
  return {
    async save() {
      if (isUpToDate() || isWarmingUp) return;
      isWarmingUp = true;
      try {
        const recording = recorder.read();
        await serializer.warmUp(unsaved(recording), recording.state);
      } catch (error) {
        giveUp(error);
      } finally {
        isWarmingUp = false;
      }
      await saveNow();
    },
    saveNow,
    noteProblem(message) {
      problem = message;
      savedCount = -1;
      void saveNow();
    },
    async serialize() {
      const recording = recorder.read();
      const segments: SerializedSegment[] = [];
      for (const segment of recording.segments) {
        await serializer.warmUp([segment], recording.state);
        segments.push(serializer.segment(segment));
      }
      return { head: headOf(recording), segments };
    },
  };
}

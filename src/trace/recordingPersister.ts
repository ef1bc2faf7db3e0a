import { nextTask } from './nextTask';
import type { FlightRecorder, Recording } from './recorder/flightRecorder';
import type { RecordingStore } from './recordingStore';
import type { Redactor } from './redaction/redactor';
import { countActions } from './serializedRecording';
import type { RecordingHead, SerializedRecording, SerializedSegment } from './serializedRecording';
import { createSerializer } from './serializer';

/** What the recorder itself does not know of its recording. */
type RecordingOrigin = Pick<RecordingHead, 'id' | 'owner' | 'savedAt' | 'app' | 'environment'>;

interface PersisterPorts {
  recorder: FlightRecorder;
  redactor: Redactor;
  store: RecordingStore;
  originOf(recording: Recording): RecordingOrigin;
  limits?: StoredLimits;
  logger: { info(message: string, details?: unknown): void };
}

/** How much of a recording is stored, beyond what the recorder itself keeps. */
interface StoredLimits {
  steps: number;
  /** Of all its texts. */
  characters: number;
}

/** Five hours and more of a push a second; docs/support.md names them. */
export const usualStoredLimits: StoredLimits = { steps: 20_000, characters: 12_000_000 };

/** A segment in the store. */
interface StoredSegment extends StoredLimits {
  number: number;
}

/**
 * Saves the current recording, and serializes it for a file. The store keeps segments that the recorder
 * has dropped: their texts need no memory.
 */
export function createRecordingPersister(ports: PersisterPorts) {
  const { recorder, redactor, store, originOf, logger, limits = usualStoredLimits } = ports;
  const serializer = createSerializer(redactor);
  /** What the store holds of the last saved segment, which may have grown since; those before it are complete. */
  let lastSaved: SerializedSegment | null = null;
  /** What the store holds, oldest first. */
  let stored: readonly StoredSegment[] = [];
  let savedCount = -1;
  let problem: string | null = null;
  let isUnavailable = false;
  let isWarmingUp = false;
  let isClosed = false;

  /** @param older how many actions are kept that the recorder has dropped */
  const headOf = (recording: Recording, older: number) => ({
    ...originOf(recording),
    startedAt: recording.startedAt,
    droppedActions: recording.droppedActions - older,
    finalHash: serializer.hash(recording.state),
    problem: problem === null ? null : redactor.message(problem),
  });
  const unsaved = ({ segments }: Recording) =>
    segments.filter(({ number }) => number >= (lastSaved?.number ?? 0));

  const write = async (recording: Recording) => {
    const earlier = lastSaved;
    const segments = unsaved(recording).map((segment) =>
      serializer.segment(segment, segment.number === earlier?.number ? earlier : null),
    );
    const first = firstOf(recording);
    const complete = stored.filter(({ number }) => number < (segments[0]?.number ?? 0));
    const kept = keptSegments([...complete, ...segments.map(sizeOf)], first, limits);
    const keptNumbers = new Set(kept.map(({ number }) => number));
    const older = kept.filter(({ number }) => number < first);
    const changes = {
      head: { ...headOf(recording, sumOf(older, 'steps')), isClosed },
      segments: segments.map((segment) =>
        newPartOf(segment, segment.number === earlier?.number ? earlier : null),
      ),
      dropped: stored.map(({ number }) => number).filter((number) => !keptNumbers.has(number)),
    };
    // These reach the records later, if at all: a page that is shown again saves them once more.
    if (isClosed) return store.saveLast(changes);
    await store.save(changes);
    stored = kept;
    lastSaved = segments.at(-1) ?? lastSaved;
  };

  const isUpToDate = () => isUnavailable || savedCount === recorder.count();
  const giveUp = (error: unknown) => {
    if (!isUnavailable) logger.info('this browser stores no recordings', String(error));
    isUnavailable = true;
    lastSaved = null;
  };
  /** The stored segments that lead to the first one of the recorder. */
  const loadOlder = async (recording: Recording): Promise<readonly SerializedSegment[]> => {
    if (isUnavailable) return [];
    const saved = await store.load(originOf(recording).id).catch(() => null);
    const first = firstOf(recording);
    const older = saved?.segments.filter(({ number }) => number < first) ?? [];
    return older.at(-1)?.number === first - 1 ? older : [];
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
        await nextTask();
      }
      const older = await loadOlder(recording);
      return {
        head: { ...headOf(recording, countActions(older)), isClosed: true },
        segments: [...older, ...segments],
      };
    },
  };
}

function firstOf({ segments }: Recording): number {
  return segments[0]?.number ?? 0;
}

/** What the store lacks of a segment. */
function newPartOf(segment: SerializedSegment, earlier: SerializedSegment | null) {
  if (earlier === null) return { ...segment, from: 0 };
  const from = earlier.actionTexts.length;
  return { ...segment, stateText: null, from, actionTexts: segment.actionTexts.slice(from) };
}

function sizeOf(segment: SerializedSegment): StoredSegment {
  const { number, stateText, actionTexts } = segment;
  const characters = actionTexts.reduce((sum, { length }) => sum + length, stateText.length);
  return { number, steps: actionTexts.length, characters };
}

/**
 * Without the segments before a gap, and without the oldest that are too much. Those that the recorder
 * still keeps stay.
 */
function keptSegments(
  segments: readonly StoredSegment[],
  firstInRecorder: number,
  limits: StoredLimits,
): readonly StoredSegment[] {
  const last = segments.at(-1)?.number ?? 0;
  let kept = segments.filter(({ number }, at) => last - number === segments.length - 1 - at);
  const isTooMuch = () =>
    sumOf(kept, 'steps') > limits.steps || sumOf(kept, 'characters') > limits.characters;
  while (kept.length > 0 && (kept[0]?.number ?? 0) < firstInRecorder && isTooMuch()) {
    kept = kept.slice(1);
  }
  return kept;
}

function sumOf(segments: readonly StoredSegment[], member: keyof StoredLimits): number {
  return segments.reduce((sum, segment) => sum + segment[member], 0);
}

import { delMany, getMany, keys, setMany } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { isRecord } from './isRecord';
import type { RecordingHead, SerializedRecording, SerializedSegment } from './serializer';

/** How long a recording is kept, in milliseconds. */
export const keptForMs = 24 * 3_600_000;

/** How many recordings are kept beside the current one. */
const keptEarlier = 3;

/** What changed in a recording since it was last saved. */
export interface RecordingChanges {
  head: RecordingHead;
  /** `stateText` is null if it has been saved before. */
  segments: readonly (Omit<SerializedSegment, 'stateText'> & { stateText: string | null })[];
  /** Numbers of the segments that the recorder has dropped. */
  dropped: readonly number[];
}

/** The redacted recordings in this browser. Every call rejects if it stores nothing. */
export interface RecordingStore {
  save(changes: RecordingChanges): Promise<void>;
  /** Newest first. */
  heads(): Promise<RecordingHead[]>;
  /** What is left of a recording after the last gap; null if nothing is. */
  load(id: string): Promise<SerializedRecording | null>;
  /**
   * Deletes whatever is older than a day, and all but the current recording, the three before it and
   * the last one that ended in an error. Three, because a session that ends leaves up to two recordings
   * of the login behind it.
   */
  prune(currentId: string, now: number): Promise<void>;
}

const text = v.string();
const textOrNull = v.nullable(text);
const headSchema = v.object({
  id: text,
  owner: textOrNull,
  startedAt: v.number(),
  savedAt: v.number(),
  // Parsed when a file is opened.
  app: v.custom<RecordingHead['app']>(isRecord),
  environment: v.custom<RecordingHead['environment']>(isRecord),
  droppedActions: v.number(),
  finalHash: textOrNull,
  problem: textOrNull,
});

const stepsSchema = v.object({
  number: v.number(),
  beganAt: v.number(),
  stateHash: text,
  actionTexts: v.array(text),
});

/** Keys are `head:<recording>`, `steps:<recording>:<segment>` and `state:<recording>:<segment>`. */
export function createRecordingStore(db: UseStore): RecordingStore {
  const names = async () => (await keys(db)).map(String);
  const heads = async () => {
    const found = await getMany(
      (await names()).filter((name) => name.startsWith('head:')),
      db,
    );
    return found
      .filter((value) => v.is(headSchema, value))
      .sort((one, other) => other.startedAt - one.startedAt);
  };
  return {
    async save({ head, segments, dropped }) {
      const entries: [string, unknown][] = [[`head:${head.id}`, head]];
      for (const { stateText, ...steps } of segments) {
        entries.push([`steps:${head.id}:${steps.number}`, steps]);
        if (stateText !== null) entries.push([`state:${head.id}:${steps.number}`, stateText]);
      }
      await setMany(entries, db);
      const gone = dropped.flatMap((number) => segmentKeys(head.id, number));
      if (gone.length > 0) await delMany(gone, db);
    },
    heads,
    async load(id) {
      const numbers = segmentNumbers(id, await names());
      const [head, ...stored] = await getMany<unknown>(
        [`head:${id}`, ...numbers.flatMap((number) => segmentKeys(id, number))],
        db,
      );
      if (!v.is(headSchema, head)) return null;
      const segments = numbers.map((_, index) =>
        toSegment(stored[2 * index], stored[2 * index + 1]),
      );
      const whole = segments.slice(segments.lastIndexOf(null) + 1).filter((one) => one !== null);
      if (whole.length === 0) return null;
      const lostActions = segments
        .slice(0, segments.length - whole.length)
        .reduce((sum, segment) => sum + (segment?.actionTexts.length ?? 0), 0);
      const droppedActions = head.droppedActions + lostActions;
      return { head: { ...head, droppedActions }, segments: whole };
    },
    async prune(currentId, now) {
      const earlier = (await heads()).filter(
        ({ id, savedAt }) => id !== currentId && Math.abs(now - savedAt) < keptForMs,
      );
      const failed = earlier.filter(({ problem }) => problem !== null).slice(0, 1);
      const kept = [...earlier.slice(0, keptEarlier), ...failed].map(({ id }) => id);
      const keptIds = new Set([currentId, ...kept]);
      const old = (await names()).filter((name) => !keptIds.has(name.split(':')[1] ?? ''));
      if (old.length > 0) await delMany(old, db);
    },
  };
}

function segmentKeys(id: string, number: number): [string, string] {
  return [`state:${id}:${number}`, `steps:${id}:${number}`];
}

/** From the first stored segment to the last, gaps included. */
function segmentNumbers(id: string, names: readonly string[]): number[] {
  const prefix = `steps:${id}:`;
  const stored = names
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)));
  if (stored.length === 0) return [];
  const first = Math.min(...stored);
  return Array.from({ length: Math.max(...stored) - first + 1 }, (_, index) => first + index);
}

function toSegment(stateText: unknown, steps: unknown): SerializedSegment | null {
  return typeof stateText === 'string' && v.is(stepsSchema, steps) ? { ...steps, stateText } : null;
}

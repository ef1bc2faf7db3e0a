import { entries, get, getMany, keys, promisifyRequest } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { createImmediateChanges } from './immediateChanges';
import { headSchema, segmentSchema } from './serializedRecording';
import type { RecordingHead, SerializedRecording, SerializedSegment } from './serializedRecording';

/** How long a recording is kept, in milliseconds. */
const keptForMs = 24 * 3_600_000;

/** How many recordings are kept besides the current one: an ended session leaves up to two of its login. */
const keptEarlier = 3;

/** A segment as one save writes it: the texts from this index on. */
const partSchema = v.object({ ...v.omit(segmentSchema, ['stateText']).entries, from: v.number() });

type Part = v.InferOutput<typeof partSchema>;

/** What changed in a recording since it was last saved. */
const changesSchema = v.object({
  head: headSchema,
  /** `stateText` is null if it has been saved before. */
  segments: v.array(v.object({ ...partSchema.entries, stateText: v.nullable(v.string()) })),
  /** Numbers of the segments that the recorder has dropped. */
  dropped: v.array(v.number()),
});

type RecordingChanges = v.InferOutput<typeof changesSchema>;

/** The databases of the recordings in this browser. */
export interface RecordingDatabases {
  /**
   * Keys are `head:<recording>`, `state:<recording>:<segment>` and `steps:<recording>:<segment>:<from>`.
   */
  records: UseStore;
  /**
   * The last changes of pages and sessions that have ended, until the next page moves them to the
   * records. Apart from the records, they wait for no save that is under way as the page goes. Keys are
   * `<recording>:<savedAt>`, so a move deletes only what it moved.
   */
  lastChanges: UseStore;
}

export type RecordingStore = ReturnType<typeof createRecordingStore>;

/** The redacted recordings in this browser. Every call rejects if it stores nothing. */
export function createRecordingStore({ records: db, lastChanges }: RecordingDatabases) {
  const names = async (prefix = '') =>
    (await keys<string>(db)).filter((name) => name.startsWith(prefix));

  const partsOf = async (id: string, number: number): Promise<Part[]> => {
    const found: unknown[] = await db('readonly', (records) =>
      promisifyRequest(records.getAll(keysUnder(stepsKey(id, number)))),
    );
    return found.filter((value) => v.is(partSchema, value));
  };

  const change = createImmediateChanges(db);
  const changeLast = createImmediateChanges(lastChanges);

  const moveLastChanges = async (): Promise<void> => {
    const pending = await entries<string, unknown>(lastChanges);
    if (pending.length === 0) return;
    for (const [, changes] of pending) {
      if (v.is(changesSchema, changes)) await db('readwrite', (records) => apply(changes, records));
    }
    await changeLast((records) => {
      for (const [name] of pending) records.delete(name);
    });
  };
  // What cannot be moved now stays there for the next reader.
  const applyLastChanges = () => moveLastChanges().catch(() => undefined);

  /** Newest first. */
  const heads = async (): Promise<RecordingHead[]> => {
    await applyLastChanges();
    const found = await getMany<unknown>(await names('head:'), db);
    return found
      .filter((value) => v.is(headSchema, value))
      .sort((one, other) => other.startedAt - one.startedAt);
  };
  return {
    heads,
    /** The page may go right after the call. */
    save: (changes: RecordingChanges): Promise<void> => change((records) => put(changes, records)),
    /** As {@link save}, for a page or a session that ends: also if a save is under way. */
    saveLast: (changes: RecordingChanges): Promise<void> =>
      changeLast((records) => records.put(changes, `${changes.head.id}:${changes.head.savedAt}`)),
    /** What is left of a recording after the last gap; null if nothing is. */
    async load(id: string): Promise<SerializedRecording | null> {
      await applyLastChanges();
      const head = await get<unknown>(`head:${id}`, db);
      if (!v.is(headSchema, head)) return null;
      const stepsKeys = await names(`steps:${id}:`);
      const numbers = [...new Set(stepsKeys.map((name) => Number(name.split(':')[2])))];
      const segments: SerializedSegment[] = [];
      let { droppedActions } = head;
      let expected = Math.max(...numbers);
      for (const number of numbers.sort((one, other) => other - one)) {
        const stateText = await get<unknown>(stateKey(id, number), db);
        // All at once would be one long task.
        const joined = joinParts(await partsOf(id, number));
        const segment: unknown = { ...joined, stateText };
        if (number === expected && joined.isComplete && v.is(segmentSchema, segment)) {
          segments.unshift(segment);
          expected -= 1;
        } else {
          droppedActions += joined.steps;
        }
      }
      return segments.length > 0 ? { head: { ...head, droppedActions }, segments } : null;
    },
    /**
     * Deletes whatever is older than a day, and all but the current recording, the three before it and
     * the last one that ended in an error.
     */
    async prune(currentId: string, now: number): Promise<void> {
      const earlier = (await heads()).filter(
        ({ id, savedAt }) => id !== currentId && Math.abs(now - savedAt) < keptForMs,
      );
      const failed = earlier.filter(({ problem }) => problem !== null).slice(0, 1);
      const kept = [...earlier.slice(0, keptEarlier), ...failed].map(({ id }) => id);
      const keptIds = new Set([currentId, ...kept]);
      const old = (await names()).filter((name) => !keptIds.has(name.split(':')[1] ?? ''));
      await change((records) => {
        for (const name of old) records.delete(name);
      });
    },
  };
}

function put({ head, segments, dropped }: RecordingChanges, records: IDBObjectStore): void {
  records.put(head, `head:${head.id}`);
  for (const { stateText, ...part } of segments) {
    records.put(part, `${stepsKey(head.id, part.number)}${part.from}`);
    if (stateText !== null) records.put(stateText, stateKey(head.id, part.number));
  }
  for (const number of dropped) {
    records.delete(keysUnder(stepsKey(head.id, number)));
    records.delete(stateKey(head.id, number));
  }
}

/** A segment from what each save wrote of it; incomplete if one of them is gone. */
function joinParts(parts: readonly Part[]) {
  const actionTexts: string[] = [];
  let isComplete = true;
  const inOrder = [...parts].sort((one, other) => one.from - other.from);
  for (const part of inOrder) {
    isComplete &&= part.from <= actionTexts.length;
    // A save that began while another was under way has its steps as well.
    actionTexts.splice(part.from, Infinity, ...part.actionTexts);
  }
  const last = inOrder.at(-1);
  const steps = last ? last.from + last.actionTexts.length : 0;
  return { ...last, actionTexts, steps, isComplete };
}

/** Makes the last changes of a recording, unless its page was shown again and has saved since. */
function apply(changes: RecordingChanges, records: IDBObjectStore): Promise<void> {
  const request = records.get(`head:${changes.head.id}`);
  request.onsuccess = () => {
    const head: unknown = request.result;
    const isNewer = v.is(headSchema, head) && head.savedAt > changes.head.savedAt;
    if (!isNewer) put(changes, records);
  };
  return promisifyRequest(records.transaction);
}

function stateKey(id: string, number: number): string {
  return `state:${id}:${number}`;
}

/** What the keys of a segment's steps begin with. */
function stepsKey(id: string, number: number): string {
  return `steps:${id}:${number}:`;
}

/** @param prefix ends with a colon, which `;` follows in the order of keys */
function keysUnder(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, prefix.replace(/:$/, ';'), false, true);
}

import type { SealedSegment, SealedVisit, VisitHead } from '../file/sealedVisit';
import { isHead, isSteps } from './archivedShapes';
import type { RecordStore } from './recordStore';

/** How long a visit is kept, in milliseconds. */
export const keptForMs = 24 * 3_600_000;

/** How many visits before the present one are kept. */
const keptBefore = 3;

/** What changed of a visit since it was written last. */
export interface VisitChanges {
  head: VisitHead;
  /** With their state only where it was not written before. */
  segments: readonly (Omit<SealedSegment, 'stateText'> & { stateText: string | null })[];
  /** Segments that the recorder let go of. */
  letGo: readonly number[];
}

/** The masked visits of this browser. Every call rejects where it keeps nothing. */
export interface VisitArchive {
  save(changes: VisitChanges): Promise<void>;
  /** Newest first. */
  heads(): Promise<VisitHead[]>;
  /** What is left of a visit, from the last gap on; null where nothing is. */
  load(id: string): Promise<SealedVisit | null>;
  /**
   * Forgets all but the present visit, the three before it, and the last one that ended in an error;
   * and everything older than a day. A session that ends leaves up to two visits of the login behind
   * it, which must not push out the player's own.
   */
  prune(presentId: string, now: number): Promise<void>;
}

/**
 * Records are named `head:<visit>`, and `steps:<visit>:<segment>` and `state:<visit>:<segment>`.
 */
export function createVisitArchive(records: RecordStore): VisitArchive {
  const heads = async () => {
    const names = (await records.names()).filter((name) => name.startsWith('head:'));
    const found = (await records.read(names)).filter(isHead);
    return found.sort((one, other) => other.startedAt - one.startedAt);
  };
  return {
    async save({ head, segments, letGo }) {
      await records.write([
        [`head:${head.id}`, head],
        ...segments.flatMap(({ stateText, ...steps }) => [
          [`steps:${head.id}:${steps.number}`, steps] as const,
          ...(stateText === null ? [] : [[`state:${head.id}:${steps.number}`, stateText] as const]),
        ]),
      ]);
      const gone = letGo.flatMap((number) => segmentNames(head.id, number));
      if (gone.length > 0) await records.remove(gone);
    },
    heads,
    async load(id) {
      const [head] = await records.read([`head:${id}`]);
      if (!isHead(head)) return null;
      const numbers = numbersOf(id, await records.names());
      const stored = await records.read(numbers.flatMap((number) => segmentNames(id, number)));
      const segments = numbers.map((_, at) => segmentOf(stored[2 * at], stored[2 * at + 1]));
      const whole = segments.slice(segments.lastIndexOf(null) + 1).filter((one) => one !== null);
      const lost = segments.length - whole.length;
      return whole.length === 0 ? null : { head: withLost(head, segments, lost), segments: whole };
    },
    async prune(presentId, now) {
      const kept = keptIds(await heads(), presentId, now);
      const names = await records.names();
      const old = names.filter((name) => !kept.has(name.split(':')[1] ?? ''));
      if (old.length > 0) await records.remove(old);
    },
  };
}

function keptIds(heads: readonly VisitHead[], presentId: string, now: number): Set<string> {
  const earlier = heads.filter(
    ({ id, savedAt }) => id !== presentId && Math.abs(now - savedAt) < keptForMs,
  );
  const failed = earlier.find(({ problem }) => problem !== null);
  return new Set([
    presentId,
    ...[...earlier.slice(0, keptBefore), failed].flatMap((head) => head?.id ?? []),
  ]);
}

function segmentNames(id: string, number: number): [string, string] {
  return [`state:${id}:${number}`, `steps:${id}:${number}`];
}

/** The numbers from the first to the last stored one; a missing one between them is a gap. */
function numbersOf(id: string, names: readonly string[]): number[] {
  const prefix = `steps:${id}:`;
  const stored = names
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)));
  if (stored.length === 0) return [];
  const first = Math.min(...stored);
  return Array.from({ length: Math.max(...stored) - first + 1 }, (_, at) => first + at);
}

function segmentOf(stateText: unknown, steps: unknown): SealedSegment | null {
  return typeof stateText === 'string' && isSteps(steps) ? { ...steps, stateText } : null;
}

function withLost(
  head: VisitHead,
  segments: readonly (SealedSegment | null)[],
  lost: number,
): VisitHead {
  const lostSteps = segments
    .slice(0, lost)
    .reduce((sum, segment) => sum + (segment?.actionTexts.length ?? 0), 0);
  return { ...head, droppedActions: head.droppedActions + lostSteps };
}

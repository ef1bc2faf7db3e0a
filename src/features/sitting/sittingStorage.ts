import * as v from 'valibot';
import type { KeyValueStore } from '../../lib/keyValueStore';
import { ownerMark } from '../../trace/stateHash';
import { noteIntervals } from './sitting';
import type { NoteInterval, SeenSitting } from './sitting';

const sittingKey = (userId: string) => `sitting:${ownerMark(userId)}`;
const intervalKey = (userId: string) => `noteInterval:${ownerMark(userId)}`;

const timestamp = v.pipe(v.number(), v.finite());

const sittingSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    sitting: v.object({
      since: timestamp,
      notedAt: timestamp,
      before: v.nullable(v.object({ newestBetAt: v.nullable(timestamp) })),
      isStartUnknown: v.boolean(),
    }),
    seenAt: timestamp,
  }),
);

/** The sitting that all tabs of this browser share; null if none is stored. */
export function readSitting(store: KeyValueStore, userId: string): SeenSitting | null {
  const result = v.safeParse(sittingSchema, store.read(sittingKey(userId)));
  return result.success ? result.output : null;
}

export function keepSitting(store: KeyValueStore, userId: string, seen: SeenSitting): void {
  store.write(sittingKey(userId), JSON.stringify(seen));
}

/** The next sign-in begins a new sitting. */
export function endSitting(store: KeyValueStore, userId: string): void {
  store.remove(sittingKey(userId));
}

/** The interval that a player has chosen in this browser, in minutes; null if none is stored. */
export function readInterval(store: KeyValueStore, userId: string): NoteInterval | null {
  const stored = store.read(intervalKey(userId));
  return noteIntervals.find((minutes) => String(minutes) === stored) ?? null;
}

export function keepInterval(store: KeyValueStore, userId: string, interval: NoteInterval): void {
  store.write(intervalKey(userId), String(interval));
}

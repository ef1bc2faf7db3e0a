import { isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/apiError';
import { broadcast, isStatusFrame } from './broadcasts';

/** How many frames or answers in a row were unreadable, by channel or endpoint. */
export type Unreadable = Readonly<Record<string, number>>;

/** A single one may be an answer that was cut on its way; a second one in a row from the same source is not. */
const tolerated = 1;

const channels = ['countdown', 'gameStatus', 'gameResult'] as const;

/** The channel of a readable frame; null for other actions. */
function channelOf(action: UnknownAction): (typeof channels)[number] | null {
  if (broadcast.countdownReceived.match(action)) return 'countdown';
  if (isStatusFrame(action)) return 'gameStatus';
  return broadcast.resultReceived.match(action) ? 'gameResult' : null;
}

/** Where a frame or an answer came from, and whether it could be read; the source is null for other actions. */
function readingOf(action: UnknownAction): { source: string | null; isReadable: boolean } {
  if (broadcast.unreadableReceived.match(action))
    return { source: action.payload.channel, isReadable: false };
  const isFailure = isRejectedWithValue(action);
  if (!isFailure && !isFulfilled(action)) return { source: channelOf(action), isReadable: true };
  const { endpointName, type } = action.meta.arg as { endpointName: string; type: string };
  // What became of a stake is its receipt's affair, and a recording may lack a mutation's error.
  const source = type === 'query' ? endpointName : null;
  const isReadable =
    !isFailure || (action.payload as ApiError | undefined)?.kind !== 'invalidResponse';
  return { source, isReadable };
}

/** The counts after an action: what is readable ends that of its source. */
export function unreadableAfter(unreadable: Unreadable, action: UnknownAction): Unreadable {
  const { source, isReadable } = readingOf(action);
  if (source === null) return unreadable;
  const { [source]: count = 0, ...others } = unreadable;
  if (!isReadable) return { ...unreadable, [source]: count + 1 };
  return count === 0 ? unreadable : others;
}

/** Whether a channel or an endpoint sends what the app can read, save for a single accident. */
export function isReadable(unreadable: Unreadable, source: string): boolean {
  return (unreadable[source] ?? 0) <= tolerated;
}

/** Whether every channel and these endpoints are readable. */
export function areReadable(unreadable: Unreadable, endpoints: readonly string[]): boolean {
  return [...channels, ...endpoints].every((source) => isReadable(unreadable, source));
}

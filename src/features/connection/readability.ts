import type { UnknownAction } from '@reduxjs/toolkit';
import { broadcast, isStatusFrame } from './broadcasts';

/** How many frames in a row were unreadable, by channel. */
export type UnreadableFrames = Readonly<Record<string, number>>;

/** One unreadable frame may be an accident; a second one in a row on the same channel is not. */
const tolerated = 1;

/** The channel of a readable frame; null for other actions. */
function channelOf(action: UnknownAction): string | null {
  if (broadcast.countdownReceived.match(action)) return 'countdown';
  if (isStatusFrame(action)) return 'gameStatus';
  return broadcast.resultReceived.match(action) ? 'gameResult' : null;
}

/** The counts after a frame: a readable one ends that of its channel. */
export function unreadableAfterFrame(
  unreadable: UnreadableFrames,
  frame: UnknownAction,
): UnreadableFrames {
  if (broadcast.unreadableReceived.match(frame)) {
    const { channel } = frame.payload;
    return { ...unreadable, [channel]: (unreadable[channel] ?? 0) + 1 };
  }
  const channel = channelOf(frame);
  if (channel === null || unreadable[channel] === undefined) return unreadable;
  const { [channel]: _, ...others } = unreadable;
  return others;
}

/** Whether no channel sends what the app can't read. */
export function areReadable(unreadable: UnreadableFrames): boolean {
  return Object.values(unreadable).every((count) => count <= tolerated);
}

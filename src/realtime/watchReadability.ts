import type { BroadcastEvent } from './ports';

/** One unreadable event may be an accident; a second one in a row on the same channel is not. */
const tolerated = 1;

const channelOf: Partial<Record<BroadcastEvent['kind'], string>> = {
  countdown: 'countdown',
  status: 'gameStatus',
  result: 'gameResult',
};

/**
 * Counts the unreadable events of each channel since its last readable one.
 *
 * @returns a function to call with every event; it returns whether all channels are readable
 */
export function watchReadability(): (event: BroadcastEvent) => boolean {
  const unreadable = new Map<string, number>();
  return (event) => {
    if (event.kind === 'dropped') {
      const { channel } = event;
      if (channel !== null) unreadable.set(channel, (unreadable.get(channel) ?? 0) + 1);
    } else unreadable.delete(channelOf[event.kind] ?? '');
    return [...unreadable.values()].every((count) => count <= tolerated);
  };
}

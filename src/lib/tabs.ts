/** The other tabs of this browser that show the app. */
export interface Tabs {
  /** Tells them that the stored session has begun, changed or ended; says nothing of whose it is. */
  announceSession(): void;
  /**
   * For as long as the page lives.
   *
   * @param onSessionChanged another tab has announced; what is stored now is in the cookies
   */
  follow(onSessionChanged: () => void): void;
}

const channelName = 'session';
const changed = 'changed';

/** The tabs over a BroadcastChannel; a browser without one has no other tabs. */
export function createTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined') {
    return { announceSession: () => undefined, follow: () => undefined };
  }
  const channel = new BroadcastChannel(channelName);
  return {
    announceSession: () => channel.postMessage(changed),
    follow(onSessionChanged) {
      channel.addEventListener('message', ({ data }) => {
        if (data === changed) onSessionChanged();
      });
    },
  };
}

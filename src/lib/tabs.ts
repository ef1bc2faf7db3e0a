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

/**
 * The tabs over a BroadcastChannel. Where a browser refuses one, a tab learns what another one did from
 * the cookies: when it wakes, and before its next call.
 */
export function createTabs(): Tabs {
  const channel = openChannel();
  return {
    announceSession() {
      try {
        channel?.postMessage(changed);
      } catch {
        // As without a channel.
      }
    },
    follow(onSessionChanged) {
      channel?.addEventListener('message', ({ data }) => {
        if (data === changed) onSessionChanged();
      });
    },
  };
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}

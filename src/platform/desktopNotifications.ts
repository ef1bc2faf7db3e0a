import { messageOf } from './logger';
import type { Logger } from './logger';

/** `default`: the player was not asked yet; `unsupported`: the browser has none, as on a phone. */
export type DesktopPermission = 'default' | 'granted' | 'denied' | 'unsupported';

/** What a notification says. */
export interface DesktopNotification {
  /** A later notification with the same tag replaces it. */
  tag: string;
  title: string;
  body: string;
}

/** The notifications of the operating system. */
export interface DesktopNotifications {
  permission(): DesktopPermission;
  /** Asks the player; only a press may do that. Never rejects. */
  request(): Promise<DesktopPermission>;
  /** Shows one, which leads back to the page when it is pressed. A refusal is logged. */
  show(notification: DesktopNotification): void;
}

/** The part of a window that is used; old browsers and some phones have no `Notification`. */
interface NotifyingWindow {
  readonly Notification?: typeof Notification;
  focus(): void;
}

export function createDesktopNotifications(
  view: NotifyingWindow,
  logger: Logger,
): DesktopNotifications {
  const api = view.Notification;
  const permission = (): DesktopPermission => api?.permission ?? 'unsupported';
  return {
    permission,
    async request() {
      try {
        await api?.requestPermission();
      } catch (error) {
        logger.warn('desktop notifications could not be requested', messageOf(error));
      }
      return permission();
    },
    show({ tag, title, body }) {
      if (api === undefined) return;
      try {
        const shown = new api(title, { tag, body, lang: 'km', icon: '/favicon.svg' });
        shown.addEventListener('click', () => {
          view.focus();
          shown.close();
        });
      } catch (error) {
        // Chrome on Android allows them to service workers only.
        logger.warn('a desktop notification was refused', messageOf(error));
      }
    },
  };
}

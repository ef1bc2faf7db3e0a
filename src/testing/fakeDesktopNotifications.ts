import type {
  DesktopNotification,
  DesktopNotifications,
  DesktopPermission,
} from '../platform/desktopNotifications';

/** Notifications of the operating system that are only noted. */
export interface FakeDesktopNotifications extends DesktopNotifications {
  /** Oldest first. */
  shown: DesktopNotification[];
  /** How often the player was asked. */
  requests(): number;
  /** What the player answers; 'granted' by default. */
  answer(permission: DesktopPermission): void;
}

export function fakeDesktopNotifications(
  atStart: DesktopPermission = 'default',
): FakeDesktopNotifications {
  const shown: DesktopNotification[] = [];
  let permission = atStart;
  let answer: DesktopPermission = 'granted';
  let requests = 0;
  return {
    permission: () => permission,
    request() {
      requests += 1;
      if (permission === 'default') permission = answer;
      return Promise.resolve(permission);
    },
    show: (notification) => void shown.push(notification),
    shown,
    requests: () => requests,
    answer(given) {
      answer = given;
    },
  };
}

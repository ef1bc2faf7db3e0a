import type { DesktopNotification, DesktopPermission } from '../platform/desktopNotifications';

/** Notifications of the operating system that are only noted, oldest first. */
export function fakeDesktopNotifications(atStart: DesktopPermission = 'default') {
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
    show: (notification: DesktopNotification) => void shown.push(notification),
    shown,
    /** How often the player was asked. */
    requests: () => requests,
    /** What the player answers; 'granted' by default. */
    answer(given: DesktopPermission) {
      answer = given;
    },
  };
}

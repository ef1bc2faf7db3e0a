import type { DesktopPermission } from '../../platform/desktopNotifications';

/** Notifications of the operating system for own results; the switch of the user menu. */
export interface DesktopState {
  isOn: boolean;
  permission: DesktopPermission;
  /** The round whose outcome was shown last; null for none. */
  notifiedRoundId: number | null;
}

/** The local storage key of the switch. */
export const desktopStorageKey = 'areResultsNotified';

/** The switch at start: on only if it was stored and the browser still allows it. */
export function initialDesktop(stored: string | null, permission: DesktopPermission): DesktopState {
  return { isOn: stored === 'true' && permission === 'granted', permission, notifiedRoundId: null };
}

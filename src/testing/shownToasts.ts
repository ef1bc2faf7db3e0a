import { selectToasts } from '../app/notifications/notificationsSlice';
import { toastViewOf } from '../app/notifications/toastTable';
import type { RootState } from '../store/rootState';

/** The toasts as the player sees them, the newest last. */
export const shownToasts = (state: Pick<RootState, 'notifications'>) =>
  selectToasts(state).map(toastViewOf);

/** Their texts alone. */
export const toastTexts = (state: Pick<RootState, 'notifications'>) =>
  shownToasts(state).map(({ text }) => text);

import { createSelector } from '@reduxjs/toolkit';
import { selectBets } from '../../features/bets/betsSelectors';
import { selectDrawnOutcome } from '../../features/outcomes/drawnOutcome';
import { km } from '../../i18n/km';
import { outcomeText } from '../navigation/pageTitle';
import { desktopStorageKey } from '../notifications/desktop';
import {
  desktopSwitchPressed,
  desktopSwitched,
  outcomeNotified,
  selectDesktop,
} from '../notifications/notificationsSlice';
import { onChange } from '../../store/onChange';
import type { StartAppListening } from '../../store/storeTypes';
import type { RootState } from '../../store/rootState';

/** The server settles the bets with the draw; after this many milliseconds the rule's outcome is shown. */
const settlingMs = 5000;

/** Shows own results in a notification of the operating system while the page is hidden, if the player wants that. */
export function listenForDesktopNotifications(startListening: StartAppListening): void {
  startListening({
    actionCreator: desktopSwitchPressed,
    // Up to the request this runs within the press, as browsers demand.
    effect: async (_, { dispatch, getState, extra: { desktopNotifications, localStore } }) => {
      const wasOn = selectDesktop(getState())?.isOn === true;
      const permission = wasOn
        ? desktopNotifications.permission()
        : await desktopNotifications.request();
      const isOn = !wasOn && permission === 'granted';
      localStore.write(desktopStorageKey, String(isOn));
      dispatch(desktopSwitched({ isOn, permission }));
    },
  });
  startListening(
    onChange(selectDrawAndBets, async (_, listening) => {
      const { dispatch, getState, delay, cancelActiveListeners, extra } = listening;
      cancelActiveListeners();
      const found = selectDrawnOutcome(getState());
      if (found === null) return;
      const isWanted = () => {
        const desktop = selectDesktop(getState());
        const isNew = desktop?.notifiedRoundId !== found.roundId;
        return desktop?.isOn === true && isNew && extra.page.isHidden();
      };
      if (!isWanted()) return;
      // The settled rows start this again.
      if (found.isExpected) await delay(settlingMs);
      if (!isWanted()) return;
      const notification = {
        tag: `round-${found.roundId}`,
        title: outcomeText(found),
        body: km.notifications.ownResult(km.common.roundTag(found.roundId)),
      };
      extra.desktopNotifications.show(notification);
      dispatch(outcomeNotified({ roundId: found.roundId, notification }));
    }),
  );
}

/** Changes with what decides an own outcome. */
const selectDrawAndBets = createSelector(
  ({ game }: RootState) => game.reveal,
  ({ game }: RootState) => game.round.calculated,
  selectBets,
  (...parts) => parts,
);

import { betsEvents, selectSlip } from '../../features/bets/betsSlice';
import { selectReveal } from '../../features/game/gameSelectors';
import { gameEvents } from '../../features/game/gameSlice';
import { limitsEvents, selectAreLimitsOpen } from '../../features/bets/limits/limitsSlice';
import { pastRoundClosed, selectOpenPastRoundId } from '../../features/outcomes/openPastRound';
import {
  problemReportEvents,
  selectIsReportOpen,
} from '../../features/problemReport/problemReportSlice';
import { reportEvents, selectOpenCalendar } from '../../features/report/reportSlice';
import { selectPlacedIds } from '../../features/bets/ticket/ticketSelectors';
import { selectIsTicketOpen, ticketEvents } from '../../features/bets/ticket/ticketSlice';
import { appStarted } from '../../store/appEvents';
import { layoutEvents, selectIsUserMenuOpen } from '../layout/layoutSlice';
import type { RootState } from '../../store/rootState';
import type { StartAppListening } from '../../store/storeTypes';

/** Back closes open dialogs and menus one at a time before it leaves the address. */
export function listenForBackButton(startListening: StartAppListening): void {
  startListening({
    actionCreator: appStarted,
    effect: (_, { dispatch, getState, extra: { backButton } }) => {
      backButton.follow(() => {
        const closing = closingEvent(getState());
        if (closing === null) {
          backButton.leave();
          return;
        }
        dispatch(closing);
        // Another one is open below, or the slip can't close while its stake is being sent.
        if (closingEvent(getState()) !== null) backButton.arm();
      });
    },
  });

  startListening({
    // Dialogs and menus of several features are opened by many actions: the change of state covers them.
    predicate: (_, state, before) => closingEvent(state) !== null && closingEvent(before) === null,
    effect: (_, { extra: { backButton } }) => backButton.arm(),
  });
}

/** The action that closes the topmost dialog or menu; null if none is open. */
function closingEvent(state: RootState) {
  if (selectIsReportOpen(state)) return problemReportEvents.closed();
  if (selectReveal(state) !== null) return gameEvents.revealClosed();
  if (selectAreLimitsOpen(state)) return limitsEvents.closed();
  if (selectOpenPastRoundId(state) !== null) return pastRoundClosed();
  if (selectIsUserMenuOpen(state)) return layoutEvents.userMenuClosed();
  const side = selectOpenCalendar(state);
  if (side !== null) return reportEvents.calendarClosed({ side });
  if (selectIsTicketOpen(state)) return ticketEvents.closed({ placedIds: selectPlacedIds(state) });
  return selectSlip(state) === null ? null : betsEvents.slipClosed();
}

import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../store/rootState';
import { betsEvents, selectSlip } from '../features/bets/betsSlice';
import { selectPlacedIds } from '../features/ticket/ticketSelectors';
import { selectIsTicketOpen, ticketEvents } from '../features/ticket/ticketSlice';
import { selectReveal } from '../features/game/gameSelectors';
import { gameEvents } from '../features/game/gameSlice';
import { selectAreMissedBetsOpen, selectMissedBets } from '../features/outcomes/missedBets';
import { outcomesEvents } from '../features/outcomes/outcomesSlice';
import {
  problemReportEvents,
  selectIsReportOpen,
} from '../features/problemReport/problemReportSlice';
import { reportEvents, selectOpenCalendar } from '../features/report/reportSlice';
import { layoutEvents, selectIsUserMenuOpen } from '../store/layoutSlice';

/** A dialog or a menu that may lie over a screen. */
interface Layer {
  isOpen(state: RootState): boolean;
  /** The action that closes it; a slip or a ticket that is being sent ignores it. */
  close(state: RootState): UnknownAction;
  /** It leaves the keyboard to the screen. */
  isMenu?: true;
}

/** All layers, the topmost first. */
const layers: readonly Layer[] = [
  { isOpen: selectIsReportOpen, close: () => problemReportEvents.closed() },
  { isOpen: (state) => selectReveal(state) !== null, close: () => gameEvents.revealClosed() },
  {
    isOpen: selectAreMissedBetsOpen,
    close: (state) =>
      outcomesEvents.missedBetsDismissed({ roundId: selectMissedBets(state)?.lastRoundId ?? 0 }),
  },
  { isOpen: selectIsUserMenuOpen, close: () => layoutEvents.userMenuClosed(), isMenu: true },
  {
    isOpen: (state) => selectOpenCalendar(state) !== null,
    close: (state) =>
      reportEvents.calendarClosed({ side: selectOpenCalendar(state) ?? 'startDate' }),
    isMenu: true,
  },
  {
    isOpen: selectIsTicketOpen,
    close: (state) => ticketEvents.closed({ placedIds: selectPlacedIds(state) }),
  },
  { isOpen: (state) => selectSlip(state) !== null, close: () => betsEvents.slipClosed() },
];

/** The topmost open layer; null if nothing lies over the screen. */
export const selectTopLayer = (state: RootState): Layer | null =>
  layers.find(({ isOpen }) => isOpen(state)) ?? null;

/** Whether a dialog is open, so that the keyboard is not the screen's. */
export const selectIsCovered = (state: RootState): boolean =>
  layers.some(({ isOpen, isMenu }) => !isMenu && isOpen(state));

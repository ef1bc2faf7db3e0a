import type { RootState } from '../../store/rootState';
import { selectSlip } from '../../features/bets/betsSlice';
import { selectReveal } from '../../features/game/gameSelectors';
import { selectAreLimitsOpen } from '../../features/bets/limits/limitsSlice';
import { selectOpenPastRoundId } from '../../features/outcomes/openPastRound';
import { selectIsReportOpen } from '../../features/problemReport/problemReportSlice';
import { selectIsTicketOpen } from '../../features/bets/ticket/ticketSlice';

/** Whether a dialog is open, so that the keyboard is not the home screen's. */
export const selectIsCovered = (state: RootState): boolean =>
  selectSlip(state) !== null ||
  selectIsTicketOpen(state) ||
  selectReveal(state) !== null ||
  selectOpenPastRoundId(state) !== null ||
  selectIsReportOpen(state) ||
  selectAreLimitsOpen(state);

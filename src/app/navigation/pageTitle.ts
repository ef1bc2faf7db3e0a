import { routePatterns } from '../../config/paths';
import { isBettingOpen, selectSecondsLeft } from '../../features/game/gameSelectors';
import { selectDrawnOutcome } from '../../features/outcomes/drawnOutcome';
import type { DrawnOutcome } from '../../features/outcomes/drawnOutcome';
import { selectIsErrorShown } from '../../features/problemReport/problemReportSlice';
import { km } from '../../i18n/km';
import { formatDay } from '../../domain/dates';
import { formatNet } from '../../domain/money';
import type { RootState } from '../../store/rootState';
import { sessionLinkPathname } from '../../store/navigationSlice';
import type { AppLocation } from '../../store/navigationSlice';

/**
 * The title of the page's tab: the screen's, behind the seconds while betting is open, or behind the
 * own outcome between a draw and the next round.
 *
 * @param now milliseconds of the app's clock
 */
export function selectPageTitle(state: RootState, now: number): string {
  if (selectIsErrorShown(state)) return km.titles.error;
  const title = state.navigation === null ? km.titles.home : titleOf(state.navigation);
  if (state.session.player === null) return title;
  const outcome = selectDrawnOutcome(state);
  if (outcome !== null) return km.titles.behind(outcomeText(outcome), title);
  return isBettingOpen(state, now)
    ? km.titles.behind(String(selectSecondsLeft(state, now)), title)
    : title;
}

/** The net of an outcome; 'expected' until the server has settled it. */
function outcomeText({ net, isExpected }: DrawnOutcome): string {
  const text = net === null ? km.common.notAvailable : `${formatNet(net)}${km.common.rielSign}`;
  return isExpected ? km.titles.expected(text) : text;
}

function titleOf({ pathname, search }: AppLocation): string {
  switch (pathname.replace(/\/$/, '')) {
    case routePatterns.login:
      return km.titles.login;
    case sessionLinkPathname:
      return km.titles.checkAuth;
    case routePatterns.maintenance:
      return km.titles.maintenance;
    case routePatterns.rule:
      return km.titles.rule;
    case routePatterns.report:
      return km.titles.report;
    case routePatterns.reportDetail: {
      const day = formatDay(new URLSearchParams(search).get('date') ?? '');
      return km.titles.reportDetail(day ?? km.common.invalidDate);
    }
    default:
      return km.titles.home;
  }
}

import { createListenerMiddleware } from '@reduxjs/toolkit';
import { listenForBetChecks } from '../../features/bets/receipts/betCheckListener';
import { listenForBetList } from '../../features/bets/betListListener';
import { listenForBetMemory } from '../../features/bets/receipts/betMemory';
import { listenForBetPlacement } from '../../features/bets/betPlacementListener';
import { listenForBroadcasts } from '../../features/connection/broadcastListener';
import { listenForLatency } from '../../features/connection/latencyListener';
import { listenForReconnect } from '../../features/connection/reconnectListener';
import { listenForResync } from '../../features/connection/resyncListener';
import { listenForSilence } from '../../features/connection/watchdogListener';
import { listenForDifferingResults } from '../../features/game/differingResultsListener';
import { listenForSounds } from '../../features/game/drawSoundsListener';
import { listenForResultReveal } from '../../features/game/revealListener';
import {
  listenForOlderRounds,
  listenForUnconfirmedRounds,
} from '../../features/game/roundEventsListener';
import { listenForLimits } from '../../features/bets/limits/limitsListener';
import { listenForMaintenance } from '../../features/maintenance/maintenanceListener';
import { listenForSeenBets } from '../../features/outcomes/seenBetsListener';
import { listenForPlayTime } from '../../features/playTime/playTimeListener';
import { listenForProblemReport } from '../../features/problemReport/problemReportListener';
import { listenForReports } from '../../features/report/reportListener';
import { listenForBalance } from '../../features/session/balanceListener';
import { listenForCheckAuth } from '../../features/session/checkAuthListener';
import { listenForLogin } from '../../features/session/loginListener';
import { listenForLogout } from '../../features/session/logoutListener';
import { listenForSessionEnd } from '../../features/session/sessionEndListener';
import { listenForSoundSwitch } from '../../features/sound/soundListener';
import { listenForTicket } from '../../features/bets/ticket/ticketListener';
import { listenForTicketMemory } from '../../features/bets/ticket/ticketMemory';
import { messageOf } from '../../platform/logger';
import type { RootState } from '../../store/rootState';
import type { Services } from '../../store/services';
import type { AppDispatch, StartAppListening } from '../../store/storeTypes';
import { listenForBackButton } from './backButton';
import { listenForBrowserFeatures } from './browserFeatures';
import { listenForDesktopNotifications } from './desktopNotifications';
import { listenForFailedCalls } from './failedCalls';
import { listenForHomeData } from './homeData';
import { listenForMaintenanceWatch } from './maintenanceWatch';
import { listenForPageLife } from './pageLife';
import { listenForPageTitle } from './pageTitle';
import { listenForPartialLists } from './partialLists';
import { listenForRedirects } from './redirects';
import { listenForStaleFiles } from './staleFiles';
import { listenForTabs } from './tabs';
import { listenForTodayReport } from './todayReport';

/** All listeners of the app. */
const listeners: readonly ((startListening: StartAppListening) => void)[] = [
  // Before what reads the lists.
  listenForPartialLists,
  listenForMaintenance,
  listenForMaintenanceWatch,
  listenForRedirects,
  listenForLogin,
  listenForCheckAuth,
  listenForLogout,
  listenForSessionEnd,
  listenForTabs,
  listenForPageLife,
  listenForPageTitle,
  listenForDesktopNotifications,
  listenForBrowserFeatures,
  listenForBackButton,
  listenForBroadcasts,
  listenForBalance,
  listenForSilence,
  listenForLatency,
  listenForReconnect,
  listenForResync,
  listenForOlderRounds,
  listenForUnconfirmedRounds,
  listenForDifferingResults,
  listenForHomeData,
  listenForResultReveal,
  listenForSeenBets,
  listenForBetMemory,
  listenForTicketMemory,
  // Before the placement: a press reads the limits of other tabs first.
  listenForLimits,
  listenForBetPlacement,
  listenForTicket,
  listenForBetChecks,
  listenForBetList,
  listenForReports,
  listenForPlayTime,
  listenForTodayReport,
  listenForSounds,
  listenForSoundSwitch,
  listenForFailedCalls,
  listenForProblemReport,
  listenForStaleFiles,
];

/** The listener middleware of one store; an error in a listener is logged and stops only that run. */
export function createAppListeners(services: Services) {
  const middleware = createListenerMiddleware<RootState, AppDispatch, Services>({
    extra: services,
    onError: (error, { raisedBy }) => {
      services.logger.warn(`a listener failed (${raisedBy})`, messageOf(error));
    },
  });
  for (const react of listeners) react(middleware.startListening);
  return middleware;
}

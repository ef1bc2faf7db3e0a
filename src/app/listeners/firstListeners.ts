import { listenForBetMemory } from '../../features/bets/betMemory';
import { listenForTicketMemory } from '../../features/ticket/ticketMemory';
import { listenForMaintenance } from '../../features/maintenance/maintenanceListener';
import { listenForProblemReport } from '../../features/problemReport/problemReportListener';
import { listenForReports } from '../../features/report/reportListener';
import { listenForCheckAuth } from '../../features/session/checkAuthListener';
import { listenForLogin } from '../../features/session/loginListener';
import { listenForLogout } from '../../features/session/logoutListener';
import { listenForSessionEnd } from '../../features/session/sessionEndListener';
import { listenForSoundSwitch } from '../../features/sound/soundListener';
import type { AddListeners } from './createAppListeners';
import { listenForFailedCalls } from './failedCalls';
import { listenForHomeData } from './homeData';
import { listenForPageLife } from './pageLife';
import { listenForPartialLists } from './partialLists';
import { listenForRedirects } from './redirects';
import { listenForSavedSteps } from '../../trace/savedStepsListener';
import { listenForStaleFiles } from './staleFiles';
import { listenForTabs } from './tabs';

/**
 * The listeners that run from the first action on: what decides on the screen and fetches its data, and what
 * stores or ends what the session holds (receipts, ticket), the recording too.
 */
export const firstListeners: readonly AddListeners[] = [
  // Before what reads the lists.
  listenForPartialLists,
  listenForMaintenance,
  listenForRedirects,
  listenForLogin,
  listenForCheckAuth,
  listenForLogout,
  listenForSessionEnd,
  listenForTabs,
  listenForPageLife,
  listenForHomeData,
  listenForBetMemory,
  listenForTicketMemory,
  listenForReports,
  listenForSoundSwitch,
  listenForFailedCalls,
  listenForProblemReport,
  listenForStaleFiles,
  // After the end of a session, which names the player whose recording it is.
  listenForSavedSteps,
];

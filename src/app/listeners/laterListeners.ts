import { listenForBetList } from '../../features/bets/betListListener';
import { listenForBetPlacement } from '../../features/bets/betPlacementListener';
import { listenForBetChecks } from '../../features/bets/betCheckListener';
import { listenForTicket } from '../../features/ticket/ticketListener';
import { listenForBroadcasts } from '../../features/connection/broadcastListener';
import { listenForLatency } from '../../features/connection/latencyListener';
import { listenForReconnect } from '../../features/connection/reconnectListener';
import { listenForResync } from '../../features/connection/resyncListener';
import { listenForSilence } from '../../features/connection/watchdogListener';
import { listenForDifferingResults } from '../../features/game/differingResultsListener';
import { listenForServerDate } from '../../features/game/serverDateListener';
import { listenForSounds } from '../../features/game/drawSoundsListener';
import { listenForFailedLists } from '../../features/game/failedListsListener';
import { listenForRoundSync } from '../../features/game/roundSyncListener';
import { listenForResultReveal } from '../../features/game/revealListener';
import {
  listenForOlderRounds,
  listenForUnconfirmedRounds,
} from '../../features/game/roundEventsListener';
import { listenForShownRounds } from '../../features/outcomes/shownRoundListener';
import { listenForBalance } from '../../features/session/balanceListener';
import { listenForTelemetry } from '../../telemetry/telemetryListener';
import type { AddListeners } from './createAppListeners';
import { listenForBackButton } from './backButton';
import { listenForBrowserFeatures } from './browserFeatures';
import { listenForClaims } from './claims';
import { listenForLaterData } from './laterData';
import { listenForMaintenanceWatch } from './maintenanceWatch';
import { listenForMissingNumber } from './missingNumber';
import { listenForPageTitle } from './pageTitle';
import { listenForTodayReport } from './todayReport';

/**
 * The listeners that load after the first screen. One that needs what happened before reads the state when it
 * starts (`isListenerStart`). They alone open the connection, without which betting is closed: no stake can be
 * sent before they run.
 */
export const laterListeners: readonly AddListeners[] = [
  listenForLaterData,
  listenForMaintenanceWatch,
  listenForBackButton,
  listenForPageTitle,
  listenForBrowserFeatures,
  listenForBroadcasts,
  listenForBalance,
  listenForSilence,
  listenForLatency,
  listenForReconnect,
  listenForResync,
  listenForRoundSync,
  listenForFailedLists,
  listenForOlderRounds,
  listenForUnconfirmedRounds,
  listenForDifferingResults,
  listenForServerDate,
  listenForResultReveal,
  listenForShownRounds,
  listenForMissingNumber,
  listenForBetPlacement,
  listenForTicket,
  listenForClaims,
  listenForBetChecks,
  listenForBetList,
  listenForTodayReport,
  listenForSounds,
  listenForTelemetry,
];

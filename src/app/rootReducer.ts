import { combineReducers } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import { partialListsReducer } from '../api/partialLists';
import { restApi } from '../api/restApi';
// The api's reducer looks its endpoints up: all must be there wherever these reducers run.
import '../features/bets/betsApi';
import '../features/game/gameApi';
import '../features/report/reportApi';
import '../features/session/sessionApi';
import { connectionReducer } from '../features/connection/connectionSlice';
import { betsReducer } from '../features/bets/betsSlice';
import { gameReducer } from '../features/game/gameSlice';
import { maintenanceReducer } from '../features/maintenance/maintenanceSlice';
import { outcomesReducer } from '../features/outcomes/outcomesSlice';
import { problemReportReducer } from '../features/problemReport/problemReportSlice';
import { reportReducer } from '../features/report/reportSlice';
import { sessionReducer } from '../features/session/sessionSlice';
import { soundReducer } from '../features/sound/soundSlice';
import { ticketReducer } from '../features/ticket/ticketSlice';
import { layoutReducer } from '../store/layoutSlice';
import { navigationReducer } from '../store/navigationSlice';
import { notificationsReducer } from './notifications/notificationsSlice';
import type { RootState } from '../store/rootState';

/** One for each part of the state that a slice has declared. */
const reducers = {
  session: sessionReducer,
  connection: connectionReducer,
  game: gameReducer,
  bets: betsReducer,
  ticket: ticketReducer,
  outcomes: outcomesReducer,
  report: reportReducer,
  sound: soundReducer,
  maintenance: maintenanceReducer,
  navigation: navigationReducer,
  layout: layoutReducer,
  notifications: notificationsReducer,
  problemReport: problemReportReducer,
  partialLists: partialListsReducer,
  [restApi.reducerPath]: restApi.reducer,
} satisfies { [Part in keyof RootState]: Reducer<RootState[Part]> };

/** The whole state; pure, so that a recording replays to the same screens. */
export const rootReducer = combineReducers(reducers);

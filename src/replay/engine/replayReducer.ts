// The reducer of the calls knows an endpoint only once its file was read; a live app reads them as
// its screens need them.
import '../../features/bets/betsApi';
import '../../features/game/gameApi';
import '../../features/report/reportApi';
import '../../features/session/sessionApi';

/** The app's own reducer, with every endpoint that a trace may name. */
export { rootReducer as replayReducer } from '../../app/rootReducer';

import { alwaysRefetch } from '../../api/restApi';
import type { AppThunk } from '../../app/storeTypes';
import { gameApi } from './gameApi';

interface Running extends PromiseLike<unknown> {
  abort(): void;
}

const { getResults, getPreviousResult, getBetLimit } = gameApi.endpoints;
const { getRunningQueryThunk } = gameApi.util;

/** What all players share, by endpoint: the asking that is on its way, and a new one. */
const questions = {
  getResults: {
    running: (): AppThunk<Running | undefined> => getRunningQueryThunk('getResults', undefined),
    ask: (): AppThunk<PromiseLike<unknown>> => getResults.initiate(undefined, alwaysRefetch),
  },
  getPreviousResult: {
    running: (): AppThunk<Running | undefined> =>
      getRunningQueryThunk('getPreviousResult', undefined),
    ask: (): AppThunk<PromiseLike<unknown>> => getPreviousResult.initiate(undefined, alwaysRefetch),
  },
  getBetLimit: {
    running: (): AppThunk<Running | undefined> => getRunningQueryThunk('getBetLimit', undefined),
    ask: (): AppThunk<PromiseLike<unknown>> => getBetLimit.initiate(undefined, alwaysRefetch),
  },
};

/**
 * Asks for something that all players share. Where an earlier question is still on its way, its
 * answer may be older than what just happened, so it is asked again after it.
 *
 * @param options.isOldLineGone the earlier question went out before the line was made anew: it may
 *   hang for as long as a call may take, and is given up
 */
export function loadGame(
  name: keyof typeof questions,
  { isOldLineGone = false } = {},
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { running, ask } = questions[name];
    const earlier = dispatch(running());
    if (isOldLineGone) earlier?.abort();
    if (earlier) await earlier;
    await dispatch(ask());
  };
}

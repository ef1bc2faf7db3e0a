import { alwaysRefetch } from '../../api/restApi';
import type { AppThunk } from '../../app/storeTypes';
import { betsApi } from './betsApi';

/**
 * Asks for the list of bets. Where an earlier question is still on its way, its answer may be older
 * than what just happened, so the list is asked for again after it.
 *
 * @returns whether a list came
 */
export function loadBets(): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const earlier = dispatch(betsApi.util.getRunningQueryThunk('getBets', undefined));
    if (earlier) await earlier;
    const { isSuccess } = await dispatch(
      betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch),
    );
    return isSuccess;
  };
}

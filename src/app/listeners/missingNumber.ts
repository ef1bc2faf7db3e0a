import { betsEvents, selectIsNumberMissing } from '../../features/bets/betsSlice';
import { onChange } from '../../store/onChange';
import type { StartAppListening } from '../../store/storeTypes';
import { selectIsNumberAskedFor } from '../notifications/notificationsSlice';

/** The red outline of the missing number goes with the toast that explains it. */
export function listenForMissingNumber(startListening: StartAppListening): void {
  startListening(
    onChange(selectIsNumberAskedFor, (isAskedFor, { dispatch, getState }) => {
      if (!isAskedFor && selectIsNumberMissing(getState()))
        dispatch(betsEvents.numberErrorHidden());
    }),
  );
}

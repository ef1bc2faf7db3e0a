import { parseServerStamp } from '../../domain/dates';
import { onChange } from '../../store/onChange';
import type { RootState } from '../../store/rootState';
import type { StartAppListening } from '../../store/storeTypes';
import { isTimeUnknown } from './countdown';
import { selectResults } from './gameSelectors';

/**
 * Tells the clock the server's time: the stamp of the newest result while a round is running, which is at most a round
 * old. Before the first push the newest result may be days old, as after a closure.
 */
export function listenForServerDate(startListening: StartAppListening): void {
  startListening(
    onChange(selectNewestStamp, (stamp, { extra: { clock } }) => {
      const timestamp = parseServerStamp(stamp);
      if (timestamp !== null) clock.noteServerTime(timestamp);
    }),
  );
}

function selectNewestStamp(state: RootState): string | null {
  if (isTimeUnknown(state.game.round.countdown)) return null;
  return selectResults(state)?.[0]?.createdAt ?? null;
}

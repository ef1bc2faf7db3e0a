import { useAppSelector } from '../../app/hooks';
import { km } from '../../i18n/km';
import { selectRoundId } from './gameSelectors';

/** The current round as `#` plus its id, `#--` before one is known. */
export function RoundTag() {
  return km.common.roundTag(useAppSelector(selectRoundId) ?? km.common.unknownRound);
}

import { useAppSelector } from '../../app/hooks';
import { km } from '../../i18n/km';
import { selectRoundId } from './gameSelectors';

/** The current round as `#` plus its id, `#--` before one is known. */
export function RoundTag() {
  const id = useAppSelector(selectRoundId) ?? km.common.unknownRound;
  // Alone in its element, it goes on where a translator has wrapped it.
  return <span>{km.common.roundTag(id)}</span>;
}

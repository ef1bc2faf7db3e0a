import { useAppSelector } from '../../app/hooks';
import { km } from '../../i18n/km';
import { LastResult } from '../../ui/stage/BettingStage';
import { selectLastResult } from './gameSelectors';

/** The newest known result, so that it is still there when a new round hides the result modal. */
export function LastResultStrip() {
  const result = useAppSelector(selectLastResult);
  return result && <LastResult round={km.common.roundTag(result.roundId)} number={result.digits} />;
}

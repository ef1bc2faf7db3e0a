import { chunkLoadFailed } from '../../../api/apiEvents';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { selectAreLimitsOpen } from './limitsSlice';

export const OwnLimitsDialog = lazyWithPreload(
  () => import(/* webpackChunkName: "later" */ './OwnLimitsDialog'),
);

/** The dialog of the player's own limits, over every signed-in screen. */
export function OwnLimits() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectAreLimitsOpen);
  return isOpen ? <OwnLimitsDialog onLoadFailed={() => dispatch(chunkLoadFailed())} /> : null;
}

import { chunkLoadFailed } from '../../api/apiEvents';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { selectIsSittingShown } from './sittingSelectors';

export const SittingDialog = lazyWithPreload(
  () => import(/* webpackChunkName: "later" */ './SittingDialog'),
);

/** The dialog of this sitting: opened from the menu, or a note that is due. */
export function Sitting() {
  const dispatch = useAppDispatch();
  const isShown = useAppSelector(selectIsSittingShown);
  return isShown ? <SittingDialog onLoadFailed={() => dispatch(chunkLoadFailed())} /> : null;
}

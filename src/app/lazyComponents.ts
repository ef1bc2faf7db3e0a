import { ProblemReportDialog } from '../features/problemReport/ProblemReport';
import { lazyWithPreload } from '../ui/lazyWithPreload';

// One chunk for all that no first screen needs. It is preloaded, because a release may have removed
// its file by the time one of them is opened.

export const ToastHost = lazyWithPreload(
  () => import(/* webpackChunkName: "later" */ './notifications/ToastHost'),
);
export const UserMenuList = lazyWithPreload(
  () => import(/* webpackChunkName: "later" */ './layout/UserMenuList'),
);

export function preloadLazyComponents(): void {
  for (const component of [ToastHost, UserMenuList, ProblemReportDialog]) {
    void component.preload();
  }
}

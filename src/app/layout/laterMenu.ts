import { laterPart } from '../../ui/later/laterPart';

/** The menu itself, fetched after the first screen. */
export const userMenuList = laterPart(
  () => import(/* webpackChunkName: "later" */ './UserMenuList'),
);

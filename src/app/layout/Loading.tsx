import { km } from '../../i18n/km';
import { LoadingScreen } from '../../ui/state/LoadingScreen';

/** What is shown until the first screen is there; the page's template has the same without React. */
export function Loading() {
  return <LoadingScreen text={km.common.loading} />;
}

import { km } from '../../i18n/km';
import { LoadingScreen } from '../../ui/state/LoadingScreen';

/** On the page for as long as no screen is. */
const waitingId = 'waiting';

/** Whether a screen is drawn, and no longer what stands in its place. */
export const isScreenDrawn = (): boolean => document.getElementById(waitingId) === null;

/** What is shown until the first screen is there; the page's template has the same without React. */
export function Loading() {
  return <LoadingScreen id={waitingId} text={km.common.loading} />;
}

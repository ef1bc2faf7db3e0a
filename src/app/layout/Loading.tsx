import { keyframes, styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { ReloadLink } from '../../ui/buttons';
import { LoadingScreen } from '../../ui/state/LoadingScreen';

/** On the page for as long as no screen is. */
const waitingId = 'waiting';

/** Whether a screen is drawn, and no longer what stands in its place. */
export const isScreenDrawn = (): boolean => document.getElementById(waitingId) === null;

const appear = keyframes`to { visibility: visible; }`;

/**
 * The way out where the app does not come: shown after 15 seconds by the style sheet alone, since there
 * may be no script. The time is the animation's delay, which reduced motion leaves alone.
 */
const Late = styled('p')({
  position: 'absolute',
  right: 0,
  bottom: '12vh',
  left: 0,
  visibility: 'hidden',
  animation: `${appear} 1ms 15s forwards`,
  '& > a': { marginLeft: 12, color: 'inherit' },
});

/** What is shown until the first screen is there; the page itself has the same without React. */
export function Loading() {
  return (
    <LoadingScreen id={waitingId} text={km.common.loading}>
      <Late>
        <span>{km.errors.startsLate}</span>
        <ReloadLink variant="text">{km.common.tryAgain}</ReloadLink>
      </Late>
    </LoadingScreen>
  );
}

import { keyframes, styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { ReloadLink } from '../../ui/buttons';
import { LoadingScreen } from '../../ui/state/LoadingScreen';

/** The id of the loading screen, which is on the page until a screen has rendered. */
const waitingId = 'waiting';

/** Whether a screen has rendered and replaced the loading screen. */
export const isScreenDrawn = (): boolean => document.getElementById(waitingId) === null;

const appear = keyframes`to { visibility: visible; }`;

/**
 * A reload link in case the app does not start. It appears after 15 seconds by CSS alone, because
 * scripts may have failed to load. The time is an animation delay, which reduced motion does not change.
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

/** Shown until the first screen has rendered; index.html contains the same markup without React. */
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

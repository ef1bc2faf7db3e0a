import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { ClockIcon } from '../../ui/icons/icons';
import { VisuallyHidden } from '../../ui/text';
import { playTimeEvents, selectPlayTime } from './playTimeSlice';

/** Says after each hour how long the player has been playing. The live region is there without any. */
export default function PlayTimeBanner() {
  const dispatch = useAppDispatch();
  const { minutes, note } = useAppSelector(selectPlayTime);
  const isShown = note === 'shown';
  const text = km.playTime.played(Math.floor(minutes / 60), minutes % 60);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {isShown && text}
      </VisuallyHidden>
      {isShown && (
        <Alert
          role="none"
          severity="info"
          icon={<ClockIcon />}
          action={
            <Button color="inherit" onClick={() => dispatch(playTimeEvents.noteDismissed())}>
              {km.playTime.goOn}
            </Button>
          }
        >
          {text}
        </Alert>
      )}
    </>
  );
}

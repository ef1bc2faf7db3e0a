import { useAppSelector } from '../../app/hooks';
import { CountdownDial, CountdownRing } from '../../ui/countdown/CountdownRing';
import { selectFullSeconds, selectSecondsLeft } from './gameSelectors';
import { useClockedSelector } from './useClockedSelector';

/** A full ring is a minute, or the longest countdown seen where rounds are longer. */
const fullRingSeconds = 60;

/** The round's countdown. */
export function CountdownPanel() {
  return (
    <CountdownDial>
      <RunningRing />
    </CountdownDial>
  );
}

/** The one component that renders with every second. */
function RunningRing() {
  const seconds = useClockedSelector(selectSecondsLeft);
  const total = useAppSelector(selectFullSeconds);
  return <CountdownRing seconds={seconds} total={Math.max(total, fullRingSeconds)} />;
}

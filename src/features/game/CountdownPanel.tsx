import { useAppSelector } from '../../app/hooks';
import { CountdownRing } from '../../ui/countdown/CountdownRing';
import { useClockedSelector } from './useClockedSelector';
import { selectFullSeconds, selectSecondsLeft } from './gameSelectors';

/** A full ring is a minute, or the longest countdown seen where rounds are longer. */
const fullRingSeconds = 60;

/** The round's countdown; the one component that renders with every second. */
export function CountdownPanel() {
  const seconds = useClockedSelector(selectSecondsLeft);
  const total = useAppSelector(selectFullSeconds);
  return <CountdownRing seconds={seconds} total={Math.max(total, fullRingSeconds)} />;
}

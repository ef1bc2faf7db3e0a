import { closedAtSeconds, warnAtSeconds } from '../../config/bettingRules';
import { km } from '../../i18n/km';

type CountdownSeverity = 'plain' | 'warning' | 'closing';

/** For the whole seconds left: red at 5 or less, orange at 15 or less, plain while they are unknown. */
export function countdownSeverity(seconds: number | null): CountdownSeverity {
  if (seconds === null) return 'plain';
  if (seconds <= closedAtSeconds) return 'closing';
  return seconds <= warnAtSeconds ? 'warning' : 'plain';
}

const radius = 46;
const circumference = 2 * Math.PI * radius;

interface CountdownRingProps {
  /** Whole seconds left; null while they are unknown. */
  seconds: number | null;
  /** Seconds of a full ring. */
  total: number;
  /** The connection is lost, so that the seconds may be wrong. */
  isConnecting?: boolean;
}

/** What a screen reader hears: it changes at 15, 5 and 0 only. */
function announcement(seconds: number | null): string {
  if (seconds === null || seconds > warnAtSeconds) return '';
  if (seconds <= 0) return km.home.closed;
  return km.home.secondsLeft(seconds <= closedAtSeconds ? closedAtSeconds : warnAtSeconds);
}

/** The countdown as a draining ring in a `CountdownDial`. Plain elements: it renders every second. */
export function CountdownRing({ seconds, total, isConnecting = false }: CountdownRingProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, (seconds ?? 0) / total)) : 0;
  return (
    <div data-countdown={countdownSeverity(seconds)} data-connecting={isConnecting || undefined}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} />
        {share > 0 && (
          <circle
            cx="50"
            cy="50"
            r={radius}
            strokeDasharray={circumference}
            strokeDashoffset={circumference * (1 - share)}
          />
        )}
      </svg>
      <div role="timer" aria-label={km.home.timeLeft}>
        {seconds !== null && seconds > 0 ? (
          <div>
            {/* In its own element, so that it updates even inside a translator's wrapper. */}
            <bdi>{seconds}</bdi>
            <span>{km.home.secondUnit}</span>
          </div>
        ) : (
          <p>{seconds === null ? km.home.timeUnknown : km.home.closed}</p>
        )}
      </div>
      <span aria-live="polite">{announcement(seconds)}</span>
    </div>
  );
}

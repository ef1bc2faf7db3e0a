import { km } from '../../i18n/km';
import { announcedMoment, countdownTone } from './countdownTone';

const radius = 46;
const circumference = 2 * Math.PI * radius;

interface CountdownRingProps {
  /** Whole seconds left. */
  seconds: number;
  /** Seconds of a full ring. */
  total: number;
}

/** What a screen reader hears: it changes at 15, 5 and 0 only. */
function announcement(seconds: number): string {
  const moment = announcedMoment(seconds);
  if (moment === null) return '';
  return moment === 0 ? km.home.closed : km.home.secondsLeft(moment);
}

/** The countdown of a round as a draining ring, in a `CountdownDial`. Plain elements: it renders each second. */
export function CountdownRing({ seconds, total }: CountdownRingProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, seconds / total)) : 0;
  return (
    <div data-countdown={countdownTone(seconds)}>
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
        {seconds > 0 ? (
          <div>
            {/* Alone in its element, it goes on where a translator has wrapped it. */}
            <bdi>{seconds}</bdi>
            <span>{km.home.secondUnit}</span>
          </div>
        ) : (
          <p>{km.home.closed}</p>
        )}
      </div>
      <span aria-live="polite">{announcement(seconds)}</span>
    </div>
  );
}

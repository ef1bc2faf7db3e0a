import { km } from '../../i18n/km';
import './countdown.css';
import { announcedMoment, countdownTone } from './countdownTone';

const radius = 46;
const circumference = 2 * Math.PI * radius;

interface CountdownRingProps {
  /** Whole seconds left. */
  seconds: number;
  /** Seconds of a full ring. */
  total: number;
  /** What stands in the ring at 0. */
  closedText?: string;
}

/** What a screen reader hears: it changes at 15, 5 and 0 only. */
function announcement(seconds: number, closedText: string): string {
  const moment = announcedMoment(seconds);
  if (moment === null) return '';
  return moment === 0 ? closedText : km.home.secondsLeft(moment);
}

/** The countdown of a round as a draining ring. Belongs on an ink surface. */
export function CountdownRing({ seconds, total, closedText = km.home.closed }: CountdownRingProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, seconds / total)) : 0;
  return (
    <div className={`countdown countdown-${countdownTone(seconds)}`}>
      <svg className="countdown-ring" viewBox="0 0 100 100" aria-hidden="true">
        <circle className="countdown-track" cx="50" cy="50" r={radius} />
        {share > 0 && (
          <circle
            className="countdown-left"
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
          <div className="countdown-figure">
            {seconds}
            <span className="countdown-unit">{km.home.secondUnit}</span>
          </div>
        ) : (
          <div className="countdown-closed">{closedText}</div>
        )}
      </div>
      <span className="visually-hidden" aria-live="polite">
        {announcement(seconds, closedText)}
      </span>
    </div>
  );
}

import { styled } from '@mui/material/styles';
import { closedAtSeconds, warnAtSeconds } from '../../config/bettingRules';
import { km } from '../../i18n/km';
import { hiddenFromSight } from '../text';

type CountdownSeverity = 'plain' | 'warning' | 'closing';

/** For the whole seconds left: red at 5 or less, orange at 15 or less. */
export function countdownSeverity(seconds: number): CountdownSeverity {
  if (seconds <= closedAtSeconds) return 'closing';
  return seconds <= warnAtSeconds ? 'warning' : 'plain';
}

/** The seconds last announced to screen readers: 15, 5, 0, or none above 15. */
function announcedSeconds(seconds: number): number | null {
  if (seconds <= 0) return 0;
  if (seconds <= closedAtSeconds) return closedAtSeconds;
  return seconds <= warnAtSeconds ? warnAtSeconds : null;
}

/**
 * The dark dial around a `CountdownRing`, on which orange and red are readable. It holds all styles
 * of the ring, since it renders once and the ring every second, and contains the ring's layout.
 */
export const CountdownDial = styled('div')(({ theme }) => {
  const { ink, gold, common, warning, error } = theme.vars.palette;
  return {
    '--ring': gold[300],
    position: 'relative',
    contain: 'strict',
    width: 148,
    height: 148,
    borderRadius: '50%',
    color: common.white,
    background: ink[900],
    '& > [data-countdown]': {
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeItems: 'center',
    },
    '& > [data-countdown="warning"]': { '--ring': warning.light, color: warning.light },
    '& > [data-countdown="closing"]': { '--ring': error.light, color: error.light },
    '& svg': {
      position: 'absolute',
      inset: 0,
      fill: 'none',
      strokeWidth: 7,
      transform: 'rotate(-90deg)',
    },
    '& circle': { stroke: 'rgb(157 177 214 / 20%)' },
    '& circle + circle': { stroke: 'var(--ring)', strokeLinecap: 'round' },
    '& [role="timer"] > div': {
      minWidth: '2ch',
      fontWeight: 600,
      fontSize: '3.5rem',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1.1,
      textAlign: 'center',
    },
    '& [role="timer"] > p': {
      maxWidth: 112,
      fontWeight: 600,
      fontSize: '1.15rem',
      lineHeight: 1.6,
      textAlign: 'center',
    },
    '& [role="timer"] span': {
      display: 'block',
      color: ink[200],
      fontWeight: 400,
      fontSize: '0.8rem',
      lineHeight: 1.6,
    },
    '& [aria-live]': hiddenFromSight,
    [theme.breakpoints.down('sm')]: {
      width: 112,
      height: 112,
      '& [role="timer"] > div': { fontSize: '2.5rem' },
      '& [role="timer"] > p': { maxWidth: 88, fontSize: '0.95rem' },
      '& [role="timer"] span': { fontSize: '0.75rem' },
    },
  };
});

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
  const announced = announcedSeconds(seconds);
  if (announced === null) return '';
  return announced === 0 ? km.home.closed : km.home.secondsLeft(announced);
}

/** The countdown as a draining ring in a `CountdownDial`. Plain elements: it renders every second. */
export function CountdownRing({ seconds, total }: CountdownRingProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, seconds / total)) : 0;
  return (
    <div data-countdown={countdownSeverity(seconds)}>
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
            {/* In its own element, so that it updates even inside a translator's wrapper. */}
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

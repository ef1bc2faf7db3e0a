import { km } from '../../i18n/km';
import { BallRow } from './BallRow';
import type { BallSize } from './BallRow';
import { DigitBall } from './DigitBall';
import type { BallTone } from './DigitBall';

interface DigitBallsProps {
  /** A number as it was played or drawn, leading zeros kept: `007`; null where it is not known. */
  number: string | null;
  size?: BallSize;
  tone?: BallTone;
}

/** A number as a row of balls, read out as one number. */
export function DigitBalls({ number, size = 'sm', tone = 'gold' }: DigitBallsProps) {
  if (number === null) return km.common.notAvailable;
  return (
    <BallRow data-size={size} role="img" aria-label={km.a11y.numberOf(number)}>
      {Array.from(number, (digit, position) => (
        <DigitBall key={position} digit={digit} tone={tone} />
      ))}
    </BallRow>
  );
}

import { km } from '../../i18n/km';
import { DigitBall } from '../ball/DigitBall';
import './reel.css';

const strip = Array.from('01234567890');

interface RollingReelProps {
  /** The revealed digit, or null while the reel rolls. */
  digit: string | null;
  /** The place of the digit in the number, in words. */
  label: string;
}

/** One reel of the result: rolls until its digit is known, then shows it as a ball. */
export function RollingReel({ digit, label }: RollingReelProps) {
  return (
    <div className="reel" role="img" aria-label={`${label}: ${digit ?? km.resultModal.rolling}`}>
      <div className="reel-window">
        {digit === null ? (
          <div className="reel-drum" aria-hidden="true">
            <span className="reel-strip">
              {strip.map((figure, position) => (
                <span key={position}>{figure}</span>
              ))}
            </span>
            <span className="reel-still">·</span>
          </div>
        ) : (
          <DigitBall digit={digit} size="xl" />
        )}
      </div>
      <span className="reel-label" aria-hidden="true">
        {label}
      </span>
    </div>
  );
}

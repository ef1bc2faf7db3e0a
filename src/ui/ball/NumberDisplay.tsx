import { km } from '../../i18n/km';
import { DigitBall } from './DigitBall';

const slots = [0, 1, 2] as const;

interface NumberDisplayProps {
  /** The digits typed so far, at most three. */
  number: string;
  /** True after a submit without a number: the display turns red (specification section 4). */
  error?: boolean;
}

/** The read-only number display of the betting form: three slots that fill with balls. */
export function NumberDisplay({ number, error = false }: NumberDisplayProps) {
  return (
    <span className={`number-display${error ? ' number-display-error' : ''}`}>
      {slots.map((slot) => {
        const digit = number[slot];
        // One element in both cases: a press changes a class and a text, and builds nothing.
        return <DigitBall key={slot} digit={digit} size="xl" tone={digit ? 'gold' : 'empty'} />;
      })}
      <input
        className="number-display-input"
        readOnly
        tabIndex={-1}
        value={number}
        aria-label={km.home.number}
        aria-invalid={error}
      />
    </span>
  );
}

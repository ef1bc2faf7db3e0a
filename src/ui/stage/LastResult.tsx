import { km } from '../../i18n/km';
import { DigitBalls } from '../ball/DigitBalls';
import { Figures } from '../text/Figures';

interface LastResultProps {
  /** Round id with its `#`. */
  round: string;
  /** Three digits; null where the result cannot be read, shown as 'N/A'. */
  number: string | null;
}

/** The quiet strip with the result of the round before. */
export function LastResult({ round, number }: LastResultProps) {
  return (
    <>
      <Figures>
        {km.home.lastResult} {round}
      </Figures>
      <DigitBalls number={number} tone="pale" />
    </>
  );
}

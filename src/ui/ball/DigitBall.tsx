/** The rim: `pale` is for ink surfaces what `ink` is for light ones; `empty` is a slot without a ball. */
export type BallTone = 'gold' | 'ink' | 'pale' | 'empty';

interface DigitBallProps {
  /** One digit; nothing for an empty slot. */
  digit?: string | undefined;
  tone?: BallTone;
}

/** A lottery ball in a `BallRow`. Hidden from assistive tools: the parent says the whole number. */
export function DigitBall({ digit = '', tone = 'gold' }: DigitBallProps) {
  return (
    <span data-tone={tone} aria-hidden="true">
      {digit}
    </span>
  );
}

import './ball.css';

export type BallSize = 'sm' | 'md' | 'lg' | 'xl';
export type BallTone = 'gold' | 'ink' | 'empty' | 'win' | 'lose';

interface DigitBallProps {
  /** One digit; nothing for an empty slot. */
  digit?: string | undefined;
  size?: BallSize;
  tone?: BallTone;
}

/** A lottery ball drawn in CSS. Hidden from assistive tools: the parent says the whole number. */
export function DigitBall({ digit = '', size = 'md', tone = 'gold' }: DigitBallProps) {
  return (
    <span className={`ball ball-${size} ball-${tone}`} aria-hidden="true">
      {digit}
    </span>
  );
}

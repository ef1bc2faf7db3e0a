import { styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { roomy } from '../theme/windows';

export type BallSize = 'sm' | 'md' | 'xl';

/** Diameters; a table sets `--size` itself. */
const sizes: Record<BallSize, string> = {
  sm: '28px',
  md: '40px',
  xl: 'clamp(64px, 9vw, 92px)',
};

/**
 * A row of lottery balls. It draws each `DigitBall` in it as a white face in a coloured rim, in the
 * size of `data-size`. The balls are plain elements without styles: a table has hundreds.
 */
export const BallRow = styled('span')(({ theme: { vars } }) => {
  const { gold, ink, common } = vars.palette;
  return {
    '--size': sizes.sm,
    '--digit': 0.46,
    '--face': '69%',
    display: 'inline-flex',
    gap: 3,
    verticalAlign: 'middle',
    // Between the figures of a table, the digit is the largest of them.
    '&[data-size="sm"]': { '--digit': 0.63, '--face': '81%' },
    '&[data-size="md"]': { '--size': sizes.md },
    '&[data-size="xl"]': { '--size': sizes.xl, gap: 10 },
    [roomy]: { '&[data-size="xl"]': { '--size': '112px' } },
    '& > [data-color]': {
      '--rim': gold[500],
      '--rim-light': gold[200],
      '--rim-dark': gold[600],
      display: 'inline-grid',
      flex: 'none',
      placeItems: 'center',
      width: 'var(--size)',
      height: 'var(--size)',
      borderRadius: '50%',
      color: ink[950],
      fontWeight: 600,
      fontSize: 'calc(var(--size) * var(--digit))',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1,
      background: [
        'radial-gradient(circle at 50% 118%, rgb(8 18 38 / 14%) 0, transparent 46%)',
        `radial-gradient(closest-side, ${common.white} 0 var(--face), transparent calc(var(--face) + 3%))`,
        'radial-gradient(circle at 32% 22%, rgb(255 255 255 / 85%) 0, transparent 34%)',
        'radial-gradient(circle at 42% 34%, var(--rim-light) 0, var(--rim) 48%, var(--rim-dark) 100%)',
      ].join(','),
      boxShadow: [
        'inset 0 calc(var(--size) * -0.05) calc(var(--size) * 0.1) rgb(8 18 38 / 28%)',
        '0 calc(var(--size) * 0.04) calc(var(--size) * 0.1) rgb(8 18 38 / 30%)',
      ].join(','),
    },
    '& > [data-color="ink"]': {
      '--rim': ink[600],
      '--rim-light': ink[300],
      '--rim-dark': ink[800],
    },
    '& > [data-color="pale"]': {
      '--rim': ink[300],
      '--rim-light': common.white,
      '--rim-dark': ink[600],
    },
    // A hollow that a ball falls into, with a dash for its digit.
    '& > [data-color="empty"]': {
      background: ink[950],
      boxShadow: [
        'inset 0 calc(var(--size) * 0.05) calc(var(--size) * 0.14) rgb(0 0 0 / 75%)',
        'inset 0 -1px 0 rgb(157 177 214 / 45%)',
      ].join(','),
      '&:empty::before': { content: '"–"', color: ink[300] },
    },
  };
});

/** The rim: `ink` for light surfaces, `pale` for ink ones; `empty` is a slot without a ball. */
export type BallColor = 'gold' | 'ink' | 'pale' | 'empty';

interface DigitBallProps {
  /** One digit; nothing for an empty slot. */
  digit?: string | undefined;
  color?: BallColor | undefined;
}

/** A lottery ball in a `BallRow`. Hidden from assistive tools: the row names the whole number. */
export function DigitBall({ digit = '', color = 'gold' }: DigitBallProps) {
  return (
    <span data-color={color} aria-hidden="true">
      {digit}
    </span>
  );
}

interface DigitBallsProps {
  /** A number with its leading zeros: `007`; null if unknown. */
  number: string | null;
  size?: BallSize;
  /** Of all balls, or of each. */
  color?: BallColor | readonly BallColor[];
}

/** A number as a row of balls, read out as one number. */
export function DigitBalls({ number, size = 'sm', color = 'gold' }: DigitBallsProps) {
  if (number === null) return km.common.notAvailable;
  return (
    <BallRow data-size={size} role="img" aria-label={km.a11y.numberOf(number)}>
      {Array.from(number, (digit, position) => (
        <DigitBall
          key={position}
          digit={digit}
          color={typeof color === 'string' ? color : color[position]}
        />
      ))}
    </BallRow>
  );
}

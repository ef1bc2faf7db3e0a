import { styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { BallRow, DigitBall } from './DigitBalls';
import { fontSizes } from '../theme/fontSizes';

const slots = [0, 1, 2] as const;

/**
 * A block of a known size, so that a typed digit causes no layout outside it. Browsers do this for
 * blocks in blocks, not for the items of a grid or a flexbox.
 */
const Slots = styled(BallRow)(({ theme: { vars, breakpoints } }) => ({
  position: 'relative',
  display: 'grid',
  contain: 'strict',
  gridTemplate: 'var(--size) 24px / repeat(3, var(--size))',
  justifyItems: 'center',
  width: 'calc(3 * var(--size) + 56px)',
  height: 'calc(var(--size) + 52px)',
  padding: '12px 14px',
  border: '2px solid transparent',
  borderRadius: 28,
  background: vars.palette.ink[900],
  '&[data-size]': { gap: '4px 12px' },
  // A new digit repaints only its own ball, not the stage below.
  '& > [data-color]': { willChange: 'transform' },
  // The type and the odds of each length. Only colours change, so that a press lays out nothing.
  '& > :not([data-color])': {
    color: vars.palette.gold[300],
    fontWeight: 600,
    fontSize: fontSizes.cell,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '24px',
    whiteSpace: 'nowrap',
  },
  // Next to the countdown.
  [breakpoints.down('sm')]: {
    '&[data-size]': { '--size': 'clamp(36px, (100vw - 218px) / 3, 64px)' },
    '& > :not([data-color])': { fontSize: fontSizes.small },
  },
  '&:has([aria-current]) > :not([data-color], [aria-current])': { color: vars.palette.ink[300] },
  '&[data-error]': { borderColor: vars.palette.error.light },
  '&[data-error] > [data-color="empty"]': {
    boxShadow: `inset 0 0 0 2px ${vars.palette.error.light}`,
  },
}));

/** The value for assistive tools; the balls only show it. */
const Value = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});

interface NumberDisplayProps {
  /** The digits typed so far, at most three. */
  number: string;
  /** What a bet on one, two and three digits is. */
  captions?: readonly string[];
  /** True after a submit without a number: the display turns red (specification section 4). */
  error?: boolean;
}

/**
 * The read-only number display of the betting form: three slots that fill with balls, and under each the bet on
 * the digits up to it.
 */
export function NumberDisplay({ number, captions = [], error = false }: NumberDisplayProps) {
  return (
    <Slots data-size="xl" data-error={error || undefined}>
      {slots.map((slot) => {
        const digit = number[slot];
        // The same element in both cases: a press changes an attribute and a text node.
        return <DigitBall key={slot} digit={digit} color={digit ? 'gold' : 'empty'} />;
      })}
      {captions.map((caption, slot) => (
        <span key={slot} aria-current={number.length === slot + 1 || undefined}>
          {caption}
        </span>
      ))}
      <Value
        readOnly
        tabIndex={-1}
        value={number}
        aria-label={km.home.number}
        aria-invalid={error}
      />
    </Slots>
  );
}

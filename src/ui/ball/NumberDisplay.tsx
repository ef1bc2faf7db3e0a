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
  display: 'flex',
  contain: 'strict',
  width: 'calc(3 * var(--size) + 56px)',
  height: 'calc(var(--size) + 28px)',
  padding: '12px 14px',
  border: '2px solid transparent',
  borderRadius: 999,
  background: vars.palette.ink[900],
  '&[data-size]': { gap: 12 },
  // Beside the countdown.
  [breakpoints.down('sm')]: {
    '&[data-size]': { '--size': 'clamp(36px, (100vw - 218px) / 3, 64px)' },
  },
  // A new digit repaints only its own ball, not the stage below.
  '& > [data-color]': { willChange: 'transform' },
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

/** Of a known size, for the same reason. */
const Caption = styled('p')(({ theme: { vars } }) => ({
  contain: 'strict',
  height: 24,
  color: vars.palette.gold[300],
  fontSize: fontSizes.cell,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '24px',
  textAlign: 'center',
}));

interface NumberDisplayProps {
  /** The digits typed so far, at most three. */
  number: string;
  /** What a bet on so many digits is; empty for none. */
  caption?: string;
  /** True after a submit without a number: the display turns red (specification section 4). */
  error?: boolean;
}

/** The read-only number display of the betting form: three slots that fill with balls. */
export function NumberDisplay({ number, caption = '', error = false }: NumberDisplayProps) {
  return (
    <>
      <Slots data-size="xl" data-error={error || undefined}>
        {slots.map((slot) => {
          const digit = number[slot];
          // The same element in both cases: a press changes an attribute and a text node.
          return <DigitBall key={slot} digit={digit} color={digit ? 'gold' : 'empty'} />;
        })}
        <Value
          readOnly
          tabIndex={-1}
          value={number}
          aria-label={km.home.number}
          aria-invalid={error}
        />
      </Slots>
      <Caption>{caption}</Caption>
    </>
  );
}

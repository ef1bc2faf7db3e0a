import { keyframes, styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { BallRow, DigitBall } from '../ball/DigitBalls';
import { fontSizes } from '../theme/fontSizes';

/** It ends with its first digit again, so that the turn has no seam. */
const strip = Array.from('01234567890');

const roll = keyframes`
  from { transform: translateY(calc(var(--reel) * -10)); }
  to { transform: translateY(0); }
`;

const land = keyframes`
  from { transform: translateY(-22%) scale(0.8); }
`;

const Drum = styled('div')(({ theme: { vars } }) => ({
  width: 'var(--reel)',
  height: 'var(--reel)',
  overflow: 'hidden',
  borderRadius: '50%',
  color: vars.palette.ink[200],
  fontWeight: 600,
  fontSize: 'calc(var(--reel) * 0.46)',
  lineHeight: 'var(--reel)',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  background: vars.palette.ink[800],
  boxShadow: [
    `inset 0 0 0 3px ${vars.palette.ink[600]}`,
    `inset 0 10px 22px ${vars.palette.ink[950]}`,
    `inset 0 -10px 22px ${vars.palette.ink[950]}`,
  ].join(','),
}));

const Strip = styled('span')({
  display: 'block',
  // Each reel turns at its own pace.
  animation: `${roll} calc(640ms + var(--place) * 70ms) linear infinite`,
  animationDelay: 'calc(var(--place) * -230ms)',
  willChange: 'transform',
  // Blurred once with the digits; a blurred strip would be painted again in each frame.
  '& > span': { display: 'block', height: 'var(--reel)', filter: 'blur(0.6px)' },
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
});

/** Shown if motion is reduced. */
const Still = styled('span')({
  display: 'none',
  '@media (prefers-reduced-motion: reduce)': { display: 'block' },
});

const Landed = styled(BallRow)({
  '&&': { '--size': 'var(--reel)' },
  animation: `${land} 240ms cubic-bezier(0.2, 1.4, 0.4, 1)`,
});

interface RollingReelProps {
  /** The revealed digit, or null while the reel rolls. */
  digit: string | null;
  /** The position of the digit in the number, as text. */
  label: string;
}

/** One reel of the result: rolls until its digit is known, then shows it as a ball. */
export function RollingReel({ digit, label }: RollingReelProps) {
  return (
    <div role="img" aria-label={`${label}: ${digit ?? km.resultModal.rolling}`}>
      {digit === null ? (
        <Drum aria-hidden="true">
          <Strip>
            {strip.map((figure, position) => (
              <span key={position}>{figure}</span>
            ))}
          </Strip>
          <Still>·</Still>
        </Drum>
      ) : (
        <Landed>
          <DigitBall digit={digit} />
        </Landed>
      )}
    </div>
  );
}

const Reels = styled('div')(({ theme: { vars } }) => ({
  // A place with little room sets it smaller.
  '--reel': 'var(--reel-size, clamp(56px, 19vw, 112px))',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, var(--reel))',
  justifyContent: 'center',
  gap: '2px clamp(8px, 3vw, 20px)',
  '& > :nth-of-type(2)': { '--place': 1 },
  '& > :nth-of-type(3)': { '--place': 2 },
  '& > dl': { display: 'contents' },
  // A line over the digits that the type takes.
  '& dl > div': {
    display: 'flex',
    justifyContent: 'center',
    gap: 6,
    borderTop: `1px solid ${vars.palette.ink[300]}`,
    lineHeight: '24px',
  },
  '& dt': { color: vars.palette.ink[200], fontSize: fontSizes.small },
  '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

interface ReelRowProps {
  /** Revealed digits in reading order (hundreds, tens, ones); null while a reel rolls. */
  digits: readonly [string | null, string | null, string | null];
}

const labels = [km.resultModal.hundreds, km.resultModal.tens, km.resultModal.ones] as const;

/** What each type of bet takes of the digits, in the order of the results table. */
const types = [
  { name: km.tables.threeDigits, from: 0 },
  { name: km.tables.twoDigits, from: 1 },
  { name: km.tables.oneDigit, from: 2 },
] as const;

/** The three reels of a result, as they are read, and below them what each type of bet takes of it. */
export function ReelRow({ digits }: ReelRowProps) {
  return (
    <Reels>
      {labels.map((label, place) => (
        <RollingReel key={label} digit={digits[place] ?? null} label={label} />
      ))}
      <dl>
        {types.map(({ name, from }) => (
          <div key={name} style={{ gridColumn: `${from + 1} / -1` }}>
            <dt>{name}</dt>
            <dd>{digits[from] === null ? '·' : digits.slice(from).join('')}</dd>
          </div>
        ))}
      </dl>
    </Reels>
  );
}

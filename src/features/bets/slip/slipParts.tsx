import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { km } from '../../../i18n/km';
import { betTypeOf } from '../../../domain/drawnNumber';
import { DigitBalls } from '../../../ui/ball/DigitBalls';
import { pressGuard } from '../../../ui/theme/pressGuard';
import type { BetSlip } from '../betsState';

const Head = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
});

const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  gridRow: 2,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { marginRight: 12, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}));

const Balls = styled('div')(({ theme }) => ({
  gridRow: '1 / span 2',
  gridColumn: 2,
  [theme.breakpoints.down('sm')]: { gridRow: 1 },
}));

/** The head of the bet modal: title, number, round and type. Its title names the dialog. */
export function SlipHead({ slip: { roundId, number } }: { slip: BetSlip }) {
  return (
    <Head>
      <Typography id="slip-title" variant="h1" component="h2">
        {km.betModal.title}
      </Typography>
      <Balls>
        <DigitBalls number={number} size="lg" />
      </Balls>
      <Facts>
        <dt>{km.betModal.round}</dt>
        <dd>{km.common.roundTag(roundId)}</dd>
        <dt>{km.betModal.type}</dt>
        <dd>{betTypeOf(number)}</dd>
      </Facts>
    </Head>
  );
}

/** The layout of the bet slip. */
export const SlipForm = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  padding: '20px 24px 24px',
  overflowY: 'auto',
  ...pressGuard,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

/** Below the amount: the limits, and a warning next to them. */
export const Hints = styled('p')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  minHeight: '1.7em',
  color: vars.palette.text.secondary,
  '& > [role="status"]': { color: vars.palette.warning.main },
}));

/** A row of the slip: label left, figure right, a hairline above. */
export const FigureRow = styled('p')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  paddingTop: 10,
  borderTop: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.secondary,
  '& > span': {
    color: vars.palette.text.primary,
    fontWeight: 600,
    fontSize: '1.25rem',
    overflowWrap: 'anywhere',
  },
}));

/** Cancel left, submit right. */
export const SlipActions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 12,
  '& > [data-part="ticket"]': { gridColumn: '1 / -1' },
  '& kbd': { marginLeft: 10, fontFamily: 'inherit', fontSize: '0.75rem', opacity: 0.75 },
  // Keys of a keyboard mean nothing on a phone.
  '@media (hover: none)': { '& kbd': { display: 'none' } },
});

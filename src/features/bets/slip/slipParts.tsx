import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { km } from '../../../i18n/km';
import { betTypeOf } from '../../../domain/drawnNumber';
import { DigitBalls } from '../../../ui/ball/DigitBalls';
import { sheet } from '../../../ui/theme/windows';
import { pressGuard } from '../../../ui/theme/pressGuard';
import { CountdownPanel } from '../../game/RoundStatus';
import type { BetSlip } from '../betsState';
import { fontSizes } from '../../../ui/theme/fontSizes';

const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gridTemplateAreas: "'clock title balls' 'clock facts balls'",
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 14px',
  [theme.breakpoints.down('sm')]: {
    gridTemplateAreas: "'clock title balls' 'facts facts facts'",
    rowGap: 8,
  },
}));

const Facts = styled('dl')(({ theme }) => ({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { marginRight: 12, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

const Place = styled('div')({ '&[data-area="clock"]': { gridArea: 'clock' }, gridArea: 'balls' });

/** The head of the bet modal: the seconds left, title, number, round and type. Its title names the dialog. */
export function SlipHead({ slip: { roundId, number } }: { slip: BetSlip }) {
  return (
    <Head>
      <Place data-area="clock">
        <CountdownPanel size="sm" />
      </Place>
      <Typography id="slip-title" variant="h1" component="h2">
        {km.betModal.title}
      </Typography>
      <Place>
        <DigitBalls number={number} size="md" />
      </Place>
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

/** Above the buttons: why the stake may be refused. Its line is kept. */
export const Warning = styled('p')(({ theme: { vars } }) => ({
  minHeight: '1.7em',
  color: vars.palette.warning.main,
  fontWeight: 600,
  textAlign: 'right',
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
    fontSize: fontSizes.lead,
    overflowWrap: 'anywhere',
  },
}));

/** Cancel left, submit right; in a sheet always in sight. */
export const SlipActions = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 12,
  '& > [data-part="ticket"]': { gridColumn: '1 / -1' },
  '& kbd': { position: 'absolute', right: 12 },
  [sheet]: {
    position: 'sticky',
    bottom: -16,
    zIndex: 1,
    margin: '0 -16px -16px',
    padding: '10px 16px 16px',
    background: vars.palette.background.paper,
  },
}));

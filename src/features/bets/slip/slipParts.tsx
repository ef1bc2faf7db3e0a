import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { km } from '../../../i18n/km';
import { betTypeOf } from '../../../domain/drawnNumber';
import { DigitBalls } from '../../../ui/ball/DigitBalls';
import { pressGuard } from '../../../ui/theme/pressGuard';
import { CountdownPanel } from '../../game/RoundStatus';
import type { BetSlip } from '../betsState';
import { fontSizes } from '../../../ui/theme/fontSizes';

const Head = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 14px',
});

/** Below the rest of the head: a name and its figure stay together. */
const Facts = styled('dl')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 28px',
  '& > div': { display: 'flex', gap: 8, whiteSpace: 'nowrap' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

/** The head of the bet modal: the seconds left, title, number, round and type. Its title names the dialog. */
export function SlipHead({ slip: { roundId, number } }: { slip: BetSlip }) {
  return (
    <Head>
      <CountdownPanel size="sm" />
      <Typography id="slip-title" variant="h1" component="h2">
        {km.betModal.title}
      </Typography>
      <DigitBalls number={number} size="md" />
      <Facts>
        <div>
          <dt>{km.betModal.round}</dt>
          <dd>{km.common.roundTag(roundId)}</dd>
        </div>
        <div>
          <dt>{km.betModal.type}</dt>
          <dd>{betTypeOf(number)}</dd>
        </div>
      </Facts>
    </Head>
  );
}

/** The bet slip: its content scrolls if it must, its actions are always in sight. */
export const SlipForm = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  ...pressGuard,
});

/** The amount, and why it may be refused: a line is kept for that. The hint is one block: no figure of it is alone. */
export const Entry = styled('div')(({ theme: { vars } }) => ({
  minHeight: 118,
  '& [id] > span': { display: 'inline-block' },
  '& > p': {
    paddingInline: 4,
    color: vars.palette.warning.main,
    fontWeight: 600,
    fontSize: fontSizes.small,
  },
}));

/** A row of the slip: label left, figure right, a hairline above. */
export const FigureRow = styled('p')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  paddingTop: 10,
  borderTop: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.secondary,
  '& > span': {
    color: vars.palette.text.primary,
    fontWeight: 600,
    fontSize: fontSizes.lead,
  },
}));

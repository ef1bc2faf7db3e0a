import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { betTypeOf } from '../../lib/drawnNumber';
import { DigitBalls } from '../../ui/ball/DigitBalls';

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

interface SlipHeadProps {
  /** Of the title, for the `aria-labelledby` of the dialog. */
  titleId: string;
  roundId: number;
  number: string;
}

/** The head of the bet modal: title, number, and the round and type that it is for. */
export function SlipHead({ titleId, roundId, number }: SlipHeadProps) {
  return (
    <Head>
      <Typography id={titleId} variant="h1" component="h2">
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
